import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { lineNumber } from "#content/hours/lines";
import { getOffice, type OfficeName, type OfficeStep } from "#content/office/office";
import { recordingOf } from "#content/site.server";
import { listDue, listPrayedTogether } from "#db/prayers/prayer-days.server";
import { markPrayed, unmarkPrayed } from "#db/prayers/prayers.server";
import { getUser, toSignIn } from "~/accounts/current-user.server";
import { type IntentHandler, runIntent } from "~/forms/action.server";
import { zoneOf } from "~/forms/fields.server";
import { doneParameter, intentField } from "~/forms/form";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { dayOf, type PersonsDay } from "~/plans/persons-day.server";
import { countPrayed } from "~/plans/saved-items.server";
import { prayerField } from "~/prayers/prayer-definition";
import { nameOf } from "~/prayers/shown-prayer.server";
import { helpNow } from "~/routes/help.server";
import { database } from "~/runtime/database.server";
import { inLines } from "~/runtime/quotation.server";
import { dayHead } from "../day.server";
import { dayFor, dayKey, daysAround, isShownDay } from "../shown-days.server";
import { officeAt, officePath } from "../today-path";

function asked(name: OfficeName, query: URLSearchParams) {
  const named = query.get("day");
  const day = isShownDay(named) ? named : undefined;
  const pray = day && query.get("pray") === "amen" ? ("amen" as const) : undefined;
  // A chosen office stands alone: it stays when the day turns.
  const count = day && !pray ? getOffice(name, day).steps.length : 0;
  return { day, pray, step: lineNumber(query.get("step"), count) };
}

export function officeCacheKey(name: OfficeName): CacheKeyReader {
  return (_, query) => {
    const office = asked(name, query);
    return office.day ? officePath(name, office) : `${officePath(name)}?${dayKey()}`;
  };
}

export async function officePage(args: LoaderFunctionArgs) {
  const name = officeAt(args.request.url);
  const query = new URL(args.request.url).searchParams;
  const user = await getUser(args);
  const { day, pray, step } = asked(name, query);
  const today = user && (await dayOf(user));
  const days = day ? [day] : daysAround(dayFor(query, today?.zone));
  const offices = days.map((each) => {
    const { steps, blessing, ...office } = getOffice(name, each);
    return {
      ...dayHead(each),
      ...office,
      blessing: inLines(blessing),
      steps: steps.map(quotedInLines),
    };
  });
  const needsHelp = offices.some(({ needsHelpLines, unsafeHome }) => needsHelpLines || unsafeHome);
  const help = needsHelp ? helpNow(args) : undefined;
  const recording = recordingOf(`${name}-prayer`);
  const done = query.get(doneParameter) ?? "";
  const isPrayed = done === "prayed";
  const names = today && !pray ? await ownNames(user.id, today, isPrayed) : [];
  const own = {
    names,
    isPrayed,
    isOpen: done.endsWith("prayed"),
    action: officePath(name, { day, step }),
  };
  return { name, days: offices, chosen: day !== undefined, pray, step, help, own, ...recording };
}

const mostNames = 60;

/** For the place where people are prayed for. @param isPrayed those that were marked just now */
async function ownNames(userId: number, today: PersonsDay, isPrayed: boolean) {
  const range = { limit: mostNames, offset: 0 };
  const found = isPrayed
    ? await listPrayedTogether(database(), userId, today.day, mostNames)
    : (await listDue(database(), userId, today, range)).prayers;
  return found.map((each) => ({ handle: each.handle, name: nameOf(each) }));
}

function quotedInLines(step: OfficeStep): OfficeStep {
  const { text, reference } = step;
  return reference ? { ...step, text: inLines({ reference, verses: text }).verses } : step;
}

export type OfficePage = Awaited<ReturnType<typeof officePage>>;

export type OfficeDay = OfficePage["days"][number];

export function officeAction(args: ActionFunctionArgs) {
  const name = officeAt(args.request.url);
  const amen: IntentHandler = async (sent) => {
    const named = String(sent.form.get("day"));
    const zone = sent.user && (await dayOf(sent.user)).zone;
    const day = isShownDay(named) ? named : dayFor(new URLSearchParams(), zone);
    const session = await countPrayed(`office-${name}`, sent);
    return { search: { day, pray: "amen" }, session };
  };
  const mark: IntentHandler = async ({ form, user }) => {
    if (!user) throw toSignIn(args.request);
    const today = await dayOf(user, zoneOf(form));
    const isPrayed = form.get(intentField) === "prayed";
    for (const handle of String(form.get(prayerField)).split(" ").slice(0, mostNames))
      if (isPrayed) await markPrayed(database(), user.id, handle, today);
      else await unmarkPrayed(database(), user.id, handle, today.day);
    const search = Object.fromEntries(new URL(args.request.url).searchParams);
    return { search, hash: `list-${search.day ?? today.day}`, stays: true };
  };
  return runIntent(args, officePath(name), { amen, prayed: mark, unprayed: mark }, getUser);
}
