import { useRef } from "react";
import { prayerPath, prayersPath } from "~/paths";
import { prayerField } from "~/prayers/prayer-definition";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { PageLink } from "~/ui/controls/page-link";
import { PageLinks } from "~/ui/controls/page-links";
import { pagePath } from "~/ui/controls/page-number";
import { IntentForm } from "~/ui/forms/intent-form";
import { usePreservedFocus } from "~/ui/forms/use-preserved-focus";
import { summaryClass } from "./folding-heading-class";
import type { PrayersPage } from "./prayers.server";

type RestingProps = {
  resting: PrayersPage["resting"];
  /** Which page of the other prayers stands beside it. */
  page: number;
};

/** What rests, folded; each comes back on its day, or when it is brought back. */
export function Resting({ resting, page }: RestingProps) {
  const { prayers, count } = resting;
  const path = pagePath(prayersPath, page);
  const fold = useRef<HTMLElement>(null);
  usePreservedFocus(count, () => fold.current ?? document.getElementById("prayers-heading"));
  if (count === 0) return null;
  return (
    <details className="resting" open={resting.page > 1}>
      <summary ref={fold} className={summaryClass}>
        <Icon of="moon-star" /> At rest: {count}
      </summary>
      <ul className="border-t border-line">
        {prayers.map(({ handle, name, until }) => (
          <li key={handle} className="border-b border-line py-4">
            <PageLink id={`name-${handle}`} to={prayerPath(handle)} className="link">
              {name}
            </PageLink>
            <p className="text-small text-ink-quiet">Until {until}</p>
            <IntentForm action={path} intent="wake" values={{ [prayerField]: handle }}>
              {(pending) => (
                <Button
                  variant="quiet"
                  className="mt-1 -ms-3.5"
                  pending={pending}
                  pendingText="One moment..."
                  aria-describedby={`name-${handle}`}
                >
                  Bring it back
                </Button>
              )}
            </IntentForm>
          </li>
        ))}
      </ul>
      <PageLinks
        path={path}
        page={resting.page}
        pageCount={resting.pageCount}
        parameter="resting"
      />
    </details>
  );
}
