import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { discardDraft, offeredDraft } from "~/bookmarks/drafts.server";
import { prayer, prayerQuota } from "~/bookmarks/prayer-definition";
import { runForms } from "~/forms/action.server";
import type { OfferedDraft } from "~/forms/draft";
import { discardDraftIntent } from "~/forms/draft";
import { DawnRings } from "~/ui/art/dawn-rings";
import { ButtonLink } from "~/ui/controls/button";
import { pageMeta } from "~/ui/meta/page-meta";
import { grouped } from "~/ui/reading/grouped";
import { DoneNotice } from "./done-notice";
import { FirstPrayer } from "./first-prayer";
import { prayerForm } from "./forms.server";
import { prayerIntent } from "./intents.server";
import { NewPrayer } from "./new-prayer";
import { PageLinks } from "./page-links";
import { pageNumber } from "./page-number";
import { PrayerList } from "./prayer-list";
import type { PrayersPage } from "./prayers.server";
import { prayersPage } from "./prayers.server";
import { Resting } from "./resting";
import { requireWriter } from "./writer.server";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

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
  return runForms(args, "/account/prayers", [prayerForm(user)], {
    sent,
    findUser: getUser,
    intents: {
      prayed: prayerIntent("prayed", user, where),
      wake: prayerIntent("wake", user, where),
      [discardDraftIntent]: discardDraft(user, { search, hash: prayer.name, stays: true }),
    },
  });
}

export default function Prayers() {
  return <PrayersView {...useLoaderData<typeof loader>()} />;
}

/** What a person prays for, in turn. */
function PrayersView(page: PrayersPage & { draft?: OfferedDraft }) {
  const { prayers, resting, counts } = page;
  const all = counts.open + counts.resting + counts.answered;
  const empty = all === 0;
  return (
    <AccountPage
      title="My Prayers"
      lead="A quiet place before God. Only you can read what stands here."
    >
      <div className="prayers">
        <div className="prayers-main">
          {empty && <FirstPrayer scripture={page.scripture} />}
          <NewPrayer
            key={page.draft?.handle}
            drafts={page.drafts}
            draft={page.draft}
            wanted={empty}
          />
          <section id="prayers" aria-labelledby="prayers-heading" hidden={empty}>
            <h2 id="prayers-heading" tabIndex={-1}>
              {counts.open === 0 ? "Nothing is waiting" : "In your prayers"}
            </h2>
            <p className="prayers-count">
              {countWords(counts.open)}{" "}
              {counts.answered > 0 && (
                <Link to={answeredPath} className="link">
                  {counts.answered} answered
                </Link>
              )}
            </p>
            {all > prayerQuota.warnBeyond && (
              <p>
                You have {grouped(all)} of {grouped(prayerQuota.most)} prayers.
              </p>
            )}
            <DoneNotice />
            <PrayerList prayers={prayers} page={page.page} />
            <PageLinks path="/account/prayers" page={page.page} pageCount={page.pageCount} />
          </section>
        </div>
        {!empty && (
          <aside className="prayers-side">
            <div className="vigil night">
              <DawnRings />
              <h2>Answered</h2>
              <p>
                {counts.answered > 0
                  ? "What came of your prayers, to be read with thanks."
                  : "When an answer comes, in whatever shape, it finds its place here."}
              </p>
              <ButtonLink to={answeredPath} variant="secondary">
                Answered prayers
              </ButtonLink>
            </div>
            <Resting resting={resting} page={page.page} />
          </aside>
        )}
      </div>
    </AccountPage>
  );
}

const answeredPath = "/account/prayers/answered";

function countWords(open: number): string {
  if (open === 0) return "What you write, or wake from its rest, stands here.";
  if (open === 1) return "One prayer.";
  return `${open} prayers. What you have not prayed for longest comes first.`;
}
