import type { ReactNode } from "react";
import type { SceneName, SceneTone } from "#content/art";
import type { Group } from "#content/needs";
import { BackLink } from "~/ui/controls/back-link";
import { PageBanner } from "~/ui/layout/page-banner";
import { LeadingItem } from "./leading-item";
import { ledger } from "./ledger";
import { type ListedItem, ListedItemRow } from "./listed-item";
import { Needs } from "./needs";

type LibraryPageProps = {
  title: string;
  lead: ReactNode;
  scene: SceneName;
  tone: SceneTone;
  /** The first item of the first one leads the page. */
  groups: readonly Group<ListedItem>[];
  /** What narrows the list, over it. */
  children?: ReactNode;
};

/** It stays beside its rows as they go by. */
const besideRows = "max-lg:mb-4 lg:sticky lg:top-bar lg:self-start lg:pt-5 lg:text-[1.75rem]";

/** All there is of one kind, under what one may need it for. */
export function LibraryPage({ groups, children, ...banner }: LibraryPageProps) {
  const [first, ...others] = groups;
  return (
    <>
      <PageBanner before={<BackLink to="/">Home</BackLink>} {...banner} low="reading" />
      <div className="wrap grid grid-cols-1 gap-part py-passage">
        <div className="grid gap-4 lg:gap-6">
          <Needs groups={groups} />
          {children}
        </div>
        {first && <FirstGroup {...first} />}
        {others.map((group) => (
          <section
            key={group.id}
            id={group.id}
            aria-labelledby={`${group.id}-heading`}
            className={`lg:border-t lg:border-line ${ledger}`}
          >
            <h2 id={`${group.id}-heading`} className={besideRows}>
              {group.label}
            </h2>
            <ul className="lg:*:first:border-t-0">
              {group.items.map((item) => (
                <ListedItemRow key={item.path} item={item} wide />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** What leads stands over the one that goes with it, in the column of all rows; several stand beside it. */
function FirstGroup({ id, label, items: [leading, ...others] }: Group<ListedItem>) {
  const beside = others.length > 1;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`max-lg:pb-6 lg:border-t lg:border-line lg:pt-5 ${beside ? "" : ledger}`}
    >
      <h2
        id={`${id}-heading`}
        className={beside ? "mb-4 sm:mb-5" : "max-lg:mb-4 lg:text-[1.75rem]"}
      >
        {label}
      </h2>
      <div
        className={`grid grid-cols-1 gap-x-16 gap-y-6 ${beside ? "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" : ""}`}
      >
        {leading && <LeadingItem item={leading} alone={!beside} />}
        {others.length > 0 && (
          <ul className={beside ? "grid content-start" : undefined}>
            {others.map((item) => (
              <ListedItemRow key={item.path} item={item} wide={!beside} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
