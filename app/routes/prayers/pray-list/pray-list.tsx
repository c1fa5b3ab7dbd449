import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { emptyListWords, leftInWords, restMayWait } from "#content/pages/prayer-forms";
import { dayNumber } from "#content/year/days";
import type { User } from "#db/accounts/users.server";
import { groupsToPray } from "#db/groups/groups-to-pray.server";
import { lastPrayed, listDue } from "#db/prayers/prayer-days.server";
import { countPrayers } from "#db/prayers/prayer-lists.server";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { type IntentHandler, runIntent } from "~/forms/action.server";
import { doneParameter } from "~/forms/form";
import { addNamesPath, groupPath, prayerPath, prayersPath, prayListPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import * as show from "~/prayers/shown-prayer.server";
import { helpNow } from "~/routes/help.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { ButtonLink, TallLink } from "~/ui/controls/controls";
import { privateMeta } from "~/ui/meta/page-meta";
import { hourFor, listBlessings } from "~/ui/praying/hour.server";
import { PrayingPage } from "~/ui/praying/praying-page";
import { endsPrayer, Rite } from "~/ui/praying/rite";
import { isolated } from "~/ui/reading/isolated";
import { ReferenceLink } from "~/ui/reading/scripture";
import { prayerIntent, requireUserKeepingIntent } from "../prayer-actions.server";
import { IntentButton, PrayerOrigin, Undo } from "../prayer-entry";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export const meta = privateMeta("Pray my list - My Prayers");

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const query = new URL(args.request.url).searchParams;
  const way = wayOf(query);
  const { prayer, count, zone, day } = await nextDue(user, way);
  if (!prayer) await leadToGroup(user);
  const counts = prayer ? undefined : await countPrayers(database(), user.id, now());
  const offered = prayer && show.offeredFor(prayer, day);
  const whole = offered ? (way.words === undefined ? "" : offered.words) : prayer?.text;
  return {
    isNew: counts !== undefined && counts.open + counts.resting + counts.answered === 0,
    prayer: prayer && {
      ...show.shown(prayer, day),
      ...{ whole: whole ?? "", passage: offered?.passage, note: show.newestNote(prayer, day) },
    },
    isPrayed: !prayer && (await lastPrayed(database(), user.id, day)) !== undefined,
    last: justDone.test(query.get(doneParameter) ?? "") ? await justPrayed(user, day) : undefined,
    way,
    count,
    hour: hourFor(query, zone),
    blessings: listBlessings(dayNumber(day)),
    help: helpNow(args),
  };
}

type PrayListPage = Awaited<ReturnType<typeof loader>>;

export async function action(args: ActionFunctionArgs) {
  const { user, sent } = await requireUserKeepingIntent(args);
  const way = wayOf(new URL(args.request.url).searchParams);
  const markPrayed = prayerIntent("prayed", user);
  const prayed: IntentHandler = async (pressed) => {
    await markPrayed(pressed);
    const { prayer } = await nextDue(user, way);
    return { search: searchOf(way), done: prayer ? "prayed" : "amen" };
  };
  const markUnprayed = prayerIntent("unprayed", user);
  // What was taken back stands there again: nothing has to lie over its name to say so.
  const unprayed: IntentHandler = async (pressed) => {
    await markUnprayed(pressed);
    return { search: searchOf(way) };
  };
  return runIntent(args, prayListPath, { prayed, unprayed }, getUser, sent);
}

const justDone = /^(?:prayed|amen)$/;

async function justPrayed(user: User, day: string) {
  const last = await lastPrayed(database(), user.id, day);
  return last && { handle: last.handle, name: show.nameOf(last) };
}

async function nextDue(user: User, { later, by }: Way) {
  const today = await dayOf(user);
  // Names are sealed, so those of the day, 500 at most, are read to be put in order.
  const range = by ? { limit: 500, offset: 0 } : { limit: 1, offset: later };
  const { prayers, count } = await listDue(database(), user.id, today, range);
  if (by) prayers.sort((one, other) => show.inOrderOfNames(one.person, other.person));
  return { prayer: prayers[by ? later : 0], count, zone: today.zone, day: today.day };
}

/** Behind one's own prayers come those of the groups that are part of the day. @throws a redirect */
async function leadToGroup(user: User) {
  const [first] = await groupsToPray(database(), user.id, await dayOf(user));
  if (first) throw redirect(groupPath(first.handle, "pray"), 303);
}

/** How many of the day's prayers were left for later. */
const laterParameter = "later";

/** `words` to pray beside the passage of a name were asked for, for all of the list. */
type Way = { later: number; by?: string; words?: string };

function wayOf(query: URLSearchParams): Way {
  const asked = query.get(laterParameter) ?? "";
  const by = query.get("by") === "person" ? "person" : undefined;
  const words = query.has("words") ? "" : undefined;
  return { later: /^\d{1,4}$/.test(asked) ? Number(asked) : 0, by, words };
}

const searchOf = ({ later, by, words }: Way): Record<string, string> => ({
  ...(by && { by }),
  ...(words !== undefined && { words }),
  [laterParameter]: String(later),
});

const restOfListPath = (way: Way) => `${prayListPath}?${new URLSearchParams(searchOf(way))}`;

export default function PrayList() {
  const page = useLoaderData<typeof loader>();
  if (page.prayer) return <NextPrayer key={page.prayer.handle} {...page} prayer={page.prayer} />;
  return <ListPrayed {...page} />;
}

type NextPrayerProps = PrayListPage & { prayer: NonNullable<PrayListPage["prayer"]> };

function NextPrayer({ prayer, ...page }: NextPrayerProps) {
  const { way, hour } = page;
  const { handle, heading, reference, whole, passage, name, isName, note, when } = prayer;
  // For a saved verse without a title the words come first, then the reference.
  const isVerse = heading === reference;
  // Nor is the day on which it was written the first word of a prayer without a name.
  const isUnnamed = prayer.readsOn && !isName;
  const path = restOfListPath(way);
  const whom = name.length > longName ? "them" : isolated(name);
  return (
    <PrayingPage
      hour={hour}
      help={page.help}
      eyebrow={way.by ? "On your list, by person" : "On your list"}
      title={heading}
      titleId={`name-${handle}`}
      titleClass={isVerse || isUnnamed ? "sr-only" : ""}
      about={[...(isName ? when : []), note].filter(Boolean).join("\n")}
      prayer={whole}
      wordsClass={isUnnamed && whole.length <= 60 ? largest : whole.length < 300 ? large : ""}
      passage={passage}
      path={path}
      back={{ to: prayersPath, label: "My Prayers" }}
      note={
        <>
          {isVerse && (
            <p className="reference mt-3">
              <ReferenceLink reference={heading} />
            </p>
          )}
          <PrayerOrigin {...prayer} when={isName ? [] : isUnnamed ? [heading, ...when] : when} />
        </>
      }
      ways={<Ways {...page} prayer={prayer} />}
    >
      <IntentButton
        action={path}
        handle={handle}
        intent="prayed"
        label={isName ? `I prayed for ${whom}` : "I prayed this"}
        variant="primary"
        leavesPage
        className={`${endsPrayer} whitespace-normal!`}
      />
    </PrayingPage>
  );
}

function Ways({ prayer, way, count, last }: NextPrayerProps) {
  const { handle, whole, passage } = prayer;
  const path = restOfListPath(way);
  return (
    <nav
      aria-label="This prayer"
      className="flex flex-wrap items-center justify-center gap-x-6 text-small text-ink-quiet"
    >
      <div className="flex w-full flex-wrap items-center justify-center gap-x-4">
        <p>{leftInWords(count - way.later)}</p>
        {last && <Undo {...last} action={path} className="link min-h-6" />}
      </div>
      {passage && (
        <TallLink to={restOfListPath({ ...way, words: whole ? undefined : "" })}>
          {whole ? "The passage alone" : "Give me words"}
        </TallLink>
      )}{" "}
      <TallLink to={restOfListPath({ ...way, later: way.later + 1 })}>Next</TallLink>{" "}
      <TallLink to={prayerPath(handle, "answer")}>It is answered</TallLink>
    </nav>
  );
}

const longName = 40;

const largest = "text-balance text-display leading-tight text-dawn";
const large = "text-balance text-[clamp(1.625rem,1.15rem+2vw,2.5rem)] leading-snug";

/** What was left for later may wait, or be prayed now. */
function ListPrayed(page: PrayListPage) {
  const { hour, blessings, count, way, last } = page;
  const prayed = useSearchParams()[0].has(doneParameter) || way.later > 0;
  if (!prayed) return <EmptyList {...page} />;
  return (
    <Rite
      hour={hour}
      blessings={blessings}
      note={
        <>
          {count ? restMayWait(page.isPrayed) : "That was the last prayer on your list for today."}
          {last && <Undo {...last} action={restOfListPath(way)} className="link min-h-6" />}
        </>
      }
    >
      <ButtonLink to={count ? restOfListPath({ ...way, later: 0 }) : prayersPath} variant="quiet">
        {count ? "Pray the rest now" : "My Prayers"}
      </ButtonLink>
    </Rite>
  );
}

function EmptyList({ hour, blessings, isNew, isPrayed }: PrayListPage) {
  const note = `${emptyListWords(isNew, isPrayed)} You can still pray with this.`;
  return (
    <Rite title="A quiet moment" hour={hour} blessings={blessings} note={note}>
      <ButtonLink to={isNew ? addNamesPath : prayersPath} variant="quiet" reloadDocument={isNew}>
        {isNew ? "Add names" : "My Prayers"}
      </ButtonLink>
    </Rite>
  );
}
