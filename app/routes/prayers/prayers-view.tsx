import { Link } from "@remix-run/react";
import { AccountPage } from "~/accounts/account-page";
import { prayerQuota } from "~/bookmarks/prayer-definition";
import type { OfferedDraft } from "~/forms/draft";
import { DawnRings } from "~/ui/art/dawn-rings";
import { ButtonLink } from "~/ui/controls/button";
import { grouped } from "~/ui/reading/grouped";
import { DoneNotice } from "./done-notice";
import { FirstPrayer } from "./first-prayer";
import { NewPrayer } from "./new-prayer";
import { PageLinks } from "./page-links";
import { PrayerList } from "./prayer-list";
import type { PrayersPage } from "./prayers.server";
import { Resting } from "./resting";

/** What a person prays for, in turn. */
export function PrayersView(page: PrayersPage & { draft?: OfferedDraft }) {
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
