import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { doneParameter } from "~/forms/form";
import { ButtonLink } from "~/ui/controls/button";
import { pageMeta } from "~/ui/meta/page-meta";
import { amenLook } from "~/ui/praying/amen";
import { PrayingPage } from "~/ui/praying/praying-page";
import { Rite } from "~/ui/praying/rite";
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
      back={{ to: "/account/prayers", label: "My Prayers" }}
      needsHelpLines={false}
      note={
        <>
          <PrayerOrigin {...prayer} />
          <p className="mt-2 text-small text-ink-quiet">{leftWords(count - later)}</p>
        </>
      }
      ways={
        <nav aria-label="This prayer" className="flex flex-wrap justify-center gap-x-8">
          <Link to={prayListPath(later + 1)} className={lesserLook}>
            Next
          </Link>{" "}
          <Link to={`/account/prayers/${handle}/answer`} className={lesserLook}>
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
        className={amenLook}
      />
    </PrayingPage>
  );
}

const lesserLook = "link inline-flex min-h-11 items-center";

function leftWords(count: number): string {
  if (count === 1) return "The last on your list for today.";
  return count === 2 ? "One more after this one." : `${count - 1} more after this one.`;
}

/** The end of the list: what was left for later may wait, or be prayed now. */
function ListPrayed({ hour, blessings, count, later }: PrayListPage) {
  const prayed = useSearchParams()[0].has(doneParameter) || later > 0;
  const rest = prayed
    ? "That was the last prayer on your list for today."
    : "Your list is empty for today. You can still pray with this.";
  return (
    <Rite
      hour={hour}
      title={prayed ? undefined : "A quiet moment"}
      blessings={blessings}
      stay={count > 0 ? prayListPath(0) : "/pray"}
    >
      <p className="w-full">
        {count === 0 ? rest : "The rest of your list may wait. God has heard all of it."}
      </p>
      <ButtonLink to="/account/prayers">My Prayers</ButtonLink>
    </Rite>
  );
}
