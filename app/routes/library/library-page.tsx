import type { ReactNode } from "react";
import type { SceneName, SceneTone } from "~/ui/art/scene";
import { BackLink } from "~/ui/controls/back-link";
import { PageBanner } from "~/ui/layout/page-banner";
import type { Group } from "../../../content/needs";
import { type ListedItem, ListedItemRow } from "./listed-item";

type LibraryPageProps = {
  title: string;
  lead: string;
  scene: SceneName;
  tone: SceneTone;
  groups: readonly Group<ListedItem>[];
  /** What narrows the list, over it. */
  children?: ReactNode;
};

/** All there is of one kind, under what one may need it for. */
export function LibraryPage({ title, lead, scene, tone, groups, children }: LibraryPageProps) {
  return (
    <>
      <PageBanner
        before={<BackLink to="/">Home</BackLink>}
        title={title}
        lead={lead}
        scene={scene}
        tone={tone}
        low
      />
      <div className="wrap grid gap-part py-passage">
        {children}
        {groups.map(({ id, label, items }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-column gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          >
            <h2 id={`${id}-heading`}>{label}</h2>
            <ul className="border-b border-line">
              {items.map((item) => (
                <ListedItemRow key={item.path} item={item} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
