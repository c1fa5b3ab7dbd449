import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { runForms } from "~/forms/action.server";
import { discardDraftIntent, type OfferedDraft } from "~/forms/draft";
import { prayersPath } from "~/paths";
import { discardDraft, offeredDraft } from "~/prayers/drafts.server";
import { prayer } from "~/prayers/prayer-definition";
import { pageNumber } from "~/ui/controls/page-number";
import { pageMeta } from "~/ui/meta/page-meta";
import { AnsweredCard } from "./answered-card";
import { FoundPrayers } from "./find-prayers";
import { FirstVerse, FirstWords } from "./first-prayer";
import { prayerIntent } from "./intents.server";
import { NewPrayer } from "./new-prayer";
import { OpenPrayers } from "./open-prayers";
import { requireWriter } from "./prayer-form-action.server";
import { prayerHandler } from "./prayer-handlers.server";
import { type PrayersPage, prayersPage } from "./prayers.server";
import { Resting } from "./resting";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "My Prayers", canonical: false });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  return { ...(await prayersPage(user, args.request.url)), draft: await offeredDraft(user) };
}

export async function action(args: ActionFunctionArgs) {
  const { user, sent } = await requireWriter(args, prayer);
  const page = pageNumber(args.request.url);
  const search = page > 1 ? { page: String(page) } : undefined;
  const where = { search, hash: "prayers", stays: true };
  return runForms(args, prayersPath, [prayerHandler(user)], {
    sent,
    findUser: getUser,
    intents: () => ({
      prayed: prayerIntent("prayed", user, where),
      wake: prayerIntent("wake", user, where),
      [discardDraftIntent]: discardDraft(user, { search, hash: prayer.name, stays: true }),
    }),
  });
}

export default function Prayers() {
  return <PrayersView {...useLoaderData<typeof loader>()} />;
}

/** Where there is room: the form, and beside it the first words. */
const halves = "xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] xl:gap-6";

/** What a person prays for, in turn. */
function PrayersView(page: PrayersPage & { draft?: OfferedDraft }) {
  const { counts, draft } = page;
  const empty = counts.open + counts.resting + counts.answered === 0;
  return (
    <AccountPage
      title="My Prayers"
      lead={
        <>
          A quiet place before God.{" "}
          <span className="block">Only you can read what you write here.</span>
        </>
      }
    >
      {empty && <FirstWords />}
      <div className={`grid grid-cols-1 gap-part pt-part [&_.notice]:my-4 ${empty ? halves : ""}`}>
        <NewPrayer key={draft?.handle} drafts={page.drafts} draft={draft} wanted={empty} />
        {empty && <FirstVerse {...page.scripture} />}
        {page.found ? <FoundPrayers {...page.found} /> : <OpenPrayers {...page} />}
        {!empty && (
          <aside className="grid grid-cols-1 gap-6">
            <Resting resting={page.resting} page={page.page} />
            <AnsweredCard count={counts.answered} />
          </aside>
        )}
      </div>
    </AccountPage>
  );
}
