import { Link } from "@remix-run/react";
import { PageBanner } from "~/ui/page-banner";
import { DoneNotice } from "./done-notice";
import { FirstPrayer } from "./first-prayer";
import { NewPrayer } from "./new-prayer";
import { PageLinks } from "./page-links";
import { PrayerList } from "./prayer-list";
import type { PrayersPage } from "./prayers.server";
import { Resting } from "./resting";

/** What a person prays for, in turn. */
export function PrayersView(page: PrayersPage) {
  const { prayers, resting, counts } = page;
  const empty = counts.open + counts.resting + counts.answered === 0;
  return (
    <>
      <PageBanner
        title="My Prayers"
        lead="A quiet place before God. Only you can read what stands here."
        scene="lamp"
        low
      />
      <div className="prayers wrap">
        <div className="prayers-main">
          {empty && <FirstPrayer scripture={page.scripture} />}
          <NewPrayer drafts={page.drafts} wanted={empty} />
          <section id="prayers" aria-labelledby="prayers-heading" hidden={empty}>
            <h2 id="prayers-heading" tabIndex={-1}>
              {counts.open === 0 ? "Nothing is waiting" : "In your prayers"}
            </h2>
            <p className="prayers-count">{countWords(counts.open)}</p>
            <DoneNotice />
            <PrayerList prayers={prayers} page={page.page} />
            <PageLinks path="/account/prayers" page={page.page} pageCount={page.pageCount} />
          </section>
        </div>
        {!empty && (
          <aside className="prayers-side">
            <p className="prayers-answered">
              <Link to="/account/prayers/answered" className="link">
                Answered prayers
              </Link>{" "}
              {counts.answered > 0 && <span>{counts.answered}</span>}
            </p>
            <Resting prayers={resting} page={page.page} />
          </aside>
        )}
      </div>
    </>
  );
}

function countWords(open: number): string {
  if (open === 0) return "What you write, or wake from its rest, stands here.";
  if (open === 1) return "One prayer.";
  return `${open} prayers. What you have not prayed for longest comes first.`;
}
