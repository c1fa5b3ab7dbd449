import { prayersPath, prayListPath } from "~/paths";
import { prayListLabel } from "~/prayers/pray-list-label";
import { prayerQuota } from "~/prayers/prayer-definition";
import { ButtonLink } from "~/ui/controls/button";
import { PageLinks } from "~/ui/controls/page-links";
import { pageSize } from "~/ui/controls/page-number";
import { grouped } from "~/ui/reading/grouped";
import { DoneNotice } from "./done-notice";
import { FindPrayers } from "./find-prayers";
import { PrayerList } from "./prayer-list";
import type { PrayersPage } from "./prayers.server";

/** One page of the prayers that neither rest nor are answered. */
export function OpenPrayers({ prayers, counts, page, pageCount }: PrayersPage) {
  const all = counts.open + counts.resting + counts.answered;
  return (
    <section id="prayers" aria-labelledby="prayers-heading" hidden={all === 0}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="prayers-heading" tabIndex={-1}>
            {counts.open === 0 ? "Nothing is waiting" : "In your prayers"}
          </h2>
          <p className="mt-1 text-small text-ink-quiet">{countWords(counts.open)}</p>
        </div>
        {counts.open > 0 && <ButtonLink to={prayListPath}>{prayListLabel(counts.due)}</ButtonLink>}
      </div>
      {all > prayerQuota.warnBeyond && (
        <p>
          You have {grouped(all)} of {grouped(prayerQuota.most)} prayers.
        </p>
      )}
      {all > pageSize && (
        <div className="mt-8 border-b border-line pb-8">
          <FindPrayers />
        </div>
      )}
      <DoneNotice />
      <PrayerList prayers={prayers} page={page} />
      <PageLinks path={prayersPath} page={page} pageCount={pageCount} />
    </section>
  );
}

function countWords(open: number): string {
  if (open === 0) return "What you write or bring back is listed here.";
  if (open === 1) return "One prayer.";
  return `${open} prayers. New ones come first, then those that have waited longest.`;
}
