import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import type { User } from "#db/accounts/users.server";
import { countPrayers, listDue } from "#db/prayers/prayer-lists.server";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { type IntentHandler, runIntent } from "~/forms/action.server";
import { doneParameter } from "~/forms/form";
import { groupsToPray } from "~/groups/groups-to-pray.server";
import { groupPath, prayerPath, prayersPath, prayListPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { shown } from "~/prayers/shown-prayer.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { ButtonLink, SecondaryLink, TallLink } from "~/ui/controls/controls";
import { privateMeta } from "~/ui/meta/page-meta";
import { hourFor, listBlessings } from "~/ui/praying/hour.server";
import { HourFrame } from "~/ui/praying/hour-frame";
import { lineNumber, linesOf } from "~/ui/praying/lines";
import { PrayingFoot } from "~/ui/praying/praying-foot";
import { PrayingHead } from "~/ui/praying/praying-head";
import { Blessings, endsPrayer, PrayingPage, Rite } from "~/ui/praying/praying-page";
import { ReferenceLink } from "~/ui/reading/scripture";
import { prayerIntent, requireUserKeepingIntent } from "../prayer-actions.server";
import { PrayedToday, PrayerOrigin } from "../prayer-entry";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export const meta = privateMeta("Pray my list - My Prayers");

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const query = new URL(args.request.url).searchParams;
  const later = laterOf(query);
  const { prayer, count, zone } = await nextDue(user, later);
  if (!prayer) await leadToGroup(user);
  const counts = prayer ? undefined : await countPrayers(database(), user.id, now());
  return {
    isNew: counts !== undefined && counts.open + counts.resting + counts.answered === 0,
    prayer: prayer && { ...shown(prayer), whole: prayer.text },
    line: prayer && lineNumber(query.get("line"), linesOf(prayer.text).length),
    later,
    count,
    hour: hourFor(query, zone),
    blessings: listBlessings(),
  };
}

type PrayListPage = Awaited<ReturnType<typeof loader>>;

export async function action(args: ActionFunctionArgs) {
  const { user, sent } = await requireUserKeepingIntent(args);
  const later = laterOf(new URL(args.request.url).searchParams);
  const markPrayed = prayerIntent("prayed", user);
  const prayed: IntentHandler = async (pressed) => {
    await markPrayed(pressed);
    const { prayer } = await nextDue(user, later);
    return { search: { [laterParameter]: String(later) }, done: prayer ? "prayed" : "amen" };
  };
  return runIntent(args, prayListPath, { prayed }, getUser, sent);
}

async function nextDue(user: User, later: number) {
  const today = await dayOf(user);
  const range = { limit: 1, offset: later };
  const { prayers, count } = await listDue(database(), user.id, today, range);
  return { prayer: prayers[0], count, zone: today.zone };
}

/** Behind one's own prayers come those of the groups that are part of the day. @throws a redirect */
async function leadToGroup(user: User) {
  const [first] = await groupsToPray(user, await dayOf(user));
  if (first) throw redirect(groupPath(first.handle, "pray"), 303);
}

/** How many of the day's prayers were left for later. */
const laterParameter = "later";

const restOfListPath = (later: number) => `${prayListPath}?${laterParameter}=${later}`;

function laterOf(query: URLSearchParams): number {
  const asked = query.get(laterParameter) ?? "";
  return /^\d{1,4}$/.test(asked) ? Number(asked) : 0;
}

export default function PrayList() {
  const page = useLoaderData<typeof loader>();
  if (page.prayer) return <NextPrayer key={page.prayer.handle} {...page} prayer={page.prayer} />;
  return <ListPrayed {...page} />;
}

type NextPrayerProps = PrayListPage & { prayer: NonNullable<PrayListPage["prayer"]> };

function NextPrayer({ prayer, line, later, count, hour }: NextPrayerProps) {
  const { handle, heading, reference, whole } = prayer;
  // For a saved verse without a title the words come first, then the reference.
  const isVerse = heading === reference;
  return (
    <PrayingPage
      hour={hour}
      eyebrow="On your list"
      title={heading}
      titleId={`name-${handle}`}
      titleClass={isVerse ? "sr-only" : ""}
      prayer={whole}
      wordsClass={whole.length < 300 ? large : undefined}
      path={restOfListPath(later)}
      line={line}
      back={{ to: prayersPath, label: "My Prayers" }}
      note={
        <>
          {isVerse && (
            <p className="reference mt-3">
              <ReferenceLink reference={heading} />
            </p>
          )}
          <PrayerOrigin {...prayer} />
        </>
      }
      ways={
        <nav
          aria-label="This prayer"
          className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 pt-1 pb-2"
        >
          <p className="text-small text-ink-quiet max-sm:w-full max-sm:text-center">
            {leftWords(count - later)}
          </p>
          <Link to={restOfListPath(later + 1)} className="chip">
            Next
          </Link>{" "}
          <Link to={prayerPath(handle, "answer")} className="chip">
            It is answered
          </Link>
        </nav>
      }
    >
      <PrayedToday
        action={restOfListPath(later)}
        handle={handle}
        variant="primary"
        leavesPage
        className={endsPrayer}
      />
    </PrayingPage>
  );
}

const large = "text-balance text-[clamp(1.625rem,1.15rem+2vw,2.5rem)] leading-snug";

function leftWords(count: number): string {
  if (count === 1) return "The last on your list for today.";
  return `${numerals[count - 2] ?? count - 1} more after this one.`;
}

const numerals = "One Two Three Four Five Six Seven Eight Nine Ten".split(" ");

/** What was left for later may wait, or be prayed now. */
function ListPrayed(page: PrayListPage) {
  const { hour, blessings, count, later } = page;
  const prayed = useSearchParams()[0].has(doneParameter) || later > 0;
  if (!prayed) return <EmptyList {...page} />;
  return (
    <Rite
      hour={hour}
      blessings={blessings}
      stay={count > 0 ? restOfListPath(0) : "/pray"}
      note={
        count === 0
          ? "That was the last prayer on your list for today."
          : "The rest of your list may wait. God has heard all of it."
      }
    >
      <ButtonLink to={prayersPath} variant="quiet">
        My Prayers
      </ButtonLink>
    </Rite>
  );
}

function EmptyList({ hour, blessings, isNew }: PrayListPage) {
  return (
    <HourFrame hour={hour} className="pray">
      <PrayingHead back={{ to: prayersPath, label: "My Prayers" }} />
      <div className="pray-column">
        <h1 className="text-dawn">A quiet moment</h1>
        <p className="mt-2 text-small text-balance text-ink-quiet">
          {isNew ? "Nothing is on your list yet." : "Your list is empty for today."} You can still
          pray with this.
        </p>
        <Blessings blessings={blessings} className="pray-words mt-6" />
        <nav aria-label="From here" className="buttons no-print mt-10 items-center">
          <ButtonLink to="/pray">Pray now</ButtonLink>{" "}
          <SecondaryLink to={`${prayersPath}#prayer`}>Write a prayer</SecondaryLink>{" "}
          <TallLink to="/">Go in peace</TallLink>
        </nav>
      </div>
      <PrayingFoot />
    </HourFrame>
  );
}
