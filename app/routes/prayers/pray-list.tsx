import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { doneParameter } from "~/forms/form";
import { prayerPath } from "~/paths";
import { ButtonLink } from "~/ui/controls/button";
import { pageMeta } from "~/ui/meta/page-meta";
import { amenClass } from "~/ui/praying/amen";
import { HourFrame } from "~/ui/praying/hour-frame";
import { HourOnly } from "~/ui/praying/hour-only";
import { PrayingFoot } from "~/ui/praying/praying-foot";
import { PrayingHead } from "~/ui/praying/praying-head";
import { PrayingPage } from "~/ui/praying/praying-page";
import { Rite } from "~/ui/praying/rite";
import { ReferenceLink } from "~/ui/reading/reference-link";
import { VerseWords } from "~/ui/reading/verse-words";
import { prayerIntent } from "./intents.server";
import { nextDue, type PrayListPage, prayListPage } from "./pray-list.server";
import { laterOf, laterParameter, prayListPath } from "./pray-list-path";
import { PrayedToday } from "./prayed-today";
import { PrayerOrigin } from "./prayer-entry";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";
export { prayingStyles as links } from "~/ui/praying/praying-styles";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Pray my list - My Prayers", canonical: false });

export async function loader(args: LoaderFunctionArgs) {
  return prayListPage(await requireUser(args), new URL(args.request.url).searchParams);
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const query = new URL(args.request.url).searchParams;
  const later = laterOf(query);
  const markPrayed = prayerIntent("prayed", user);
  return runIntent(
    args,
    "/account/prayers/pray",
    {
      prayed: async (sent) => {
        await markPrayed(sent);
        const { prayer } = await nextDue(user, later);
        const search = { [laterParameter]: String(later) };
        return { search, done: prayer ? "prayed" : "amen" };
      },
    },
    getUser,
  );
}

export default function PrayList() {
  const page = useLoaderData<typeof loader>();
  if (page.prayer) return <NextPrayer key={page.prayer.handle} {...page} prayer={page.prayer} />;
  return <ListPrayed {...page} />;
}

type NextPrayerProps = PrayListPage & { prayer: NonNullable<PrayListPage["prayer"]> };

/** One prayer of the list, large, and the next after it. */
function NextPrayer({ prayer, line, later, count, hour }: NextPrayerProps) {
  const { handle, name, whole } = prayer;
  return (
    <PrayingPage
      hour={hour}
      title={name}
      titleId={`name-${handle}`}
      prayer={whole}
      path={prayListPath(later)}
      line={line}
      back={toPrayers}
      needsHelpLines={false}
      note={
        <>
          <PrayerOrigin {...prayer} />
          <p className="mt-2 text-small text-ink-quiet">{leftWords(count - later)}</p>
        </>
      }
      ways={
        <nav aria-label="This prayer" className="flex flex-wrap justify-center gap-3 pt-1 pb-2">
          <Link to={prayListPath(later + 1)} className={lesserClass}>
            Next
          </Link>{" "}
          <Link to={`${prayerPath(handle)}/answer`} className={lesserClass}>
            It is answered
          </Link>
        </nav>
      }
    >
      <PrayedToday
        action={prayListPath(later)}
        handle={handle}
        variant="primary"
        inPlace={false}
        className={amenClass}
      />
    </PrayingPage>
  );
}

const toPrayers = { to: "/account/prayers", label: "My Prayers" };

/** On a ground of its own: the lines of the land run behind it. */
const lesserClass = "chip bg-night";

function leftWords(count: number): string {
  if (count === 1) return "The last on your list for today.";
  return `${numerals[count - 2] ?? count - 1} more after this one.`;
}

const numerals = "One Two Three Four Five Six Seven Eight Nine Ten".split(" ");

/** The end of the list: what was left for later may wait, or be prayed now. */
function ListPrayed({ hour, blessings, isNew, count, later }: PrayListPage) {
  const prayed = useSearchParams()[0].has(doneParameter) || later > 0;
  if (!prayed) return <EmptyList hour={hour} blessings={blessings} isNew={isNew} />;
  return (
    <Rite hour={hour} blessings={blessings} stay={count > 0 ? prayListPath(0) : "/pray"}>
      <p className="w-full">
        {count === 0
          ? "That was the last prayer on your list for today."
          : "The rest of your list may wait. God has heard all of it."}
      </p>
      <ButtonLink to="/account/prayers">My Prayers</ButtonLink>
    </Rite>
  );
}

type EmptyListProps = Pick<PrayListPage, "hour" | "blessings" | "isNew">;

/** Nothing waits to be prayed: a verse to be still with, and what to pray all the same. */
function EmptyList({ hour, blessings, isNew }: EmptyListProps) {
  return (
    <HourFrame hour={hour} className="pray">
      <PrayingHead back={toPrayers} words={blessings.map(({ blessing }) => blessing.verses)} />
      <div className="pray-column">
        <h1 className="text-dawn">A quiet moment</h1>
        <p className="mt-2 text-small text-balance text-ink-quiet">
          {isNew ? "Nothing is on your list yet." : "Your list is empty for today."} You can still
          pray with this.
        </p>
        {blessings.map(({ name, blessing }) => (
          <HourOnly key={name} hour={name}>
            <blockquote className="pray-words mt-6 text-pretty">
              <p>
                <VerseWords text={blessing.verses} />
              </p>
            </blockquote>
            <p className="reference mt-3">
              <ReferenceLink reference={blessing.reference} />
            </p>
          </HourOnly>
        ))}
        <nav aria-label="From here" className="buttons no-print mt-10 items-center">
          <ButtonLink to="/pray">Pray now</ButtonLink>{" "}
          <ButtonLink to="/account/prayers#prayer" variant="secondary">
            Write a prayer
          </ButtonLink>{" "}
          <Link to="/" className="link inline-flex min-h-11 items-center">
            Go in peace
          </Link>
        </nav>
      </div>
      <PrayingFoot />
    </HourFrame>
  );
}
