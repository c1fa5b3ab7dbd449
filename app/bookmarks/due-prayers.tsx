import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { prayListLabel } from "./pray-list-label";
import type { Today } from "./today.server";

/** The way to a prayer of one's own. */
export function ToWrite() {
  return (
    <ButtonLink to="/account/prayers#prayer" variant="secondary">
      Write a prayer
    </ButtonLink>
  );
}

type DuePrayersProps = Pick<Today, "prayers" | "another" | "count">;

/** The first prayers of the day, and how many wait besides; a single one by its name. */
export function DuePrayers({ prayers, another, count }: DuePrayersProps) {
  const more = count - prayers.length;
  return (
    <ul className="mt-3 grid gap-5">
      {prayers.map(({ handle, name, words }) => (
        <li key={handle} className="min-w-0">
          <PrayerLink handle={handle} name={name} />
          <span className="mt-1 block font-serif leading-normal text-ink-quiet">{words}</span>
        </li>
      ))}
      {another && (
        <li className="min-w-0">
          <PrayerLink {...another} />
        </li>
      )}
      {more > 1 && (
        <li className="text-small">
          <PageLink to="/account/prayers" className="link">
            and {more} more today
          </PageLink>
        </li>
      )}
    </ul>
  );
}

function PrayerLink({ handle, name }: Pick<Today["prayers"][number], "handle" | "name">) {
  return (
    <PageLink to={`/account/prayers/${handle}`} className="link font-semibold">
      {name}
    </PageLink>
  );
}

type PrayListProps = Pick<Today, "count"> & {
  /** It is the first thing to do. */
  leads: boolean;
};

/** The way to all of them, one after another. */
export function PrayList({ count, leads }: PrayListProps) {
  return (
    <ButtonLink to="/account/prayers/pray" variant={leads ? "primary" : "secondary"}>
      {count === 1 ? "Pray it now" : prayListLabel(count)}
    </ButtonLink>
  );
}

/** Where nothing is left for the day. @param children the other way, a link to it where nothing beside it leads there. */
export function OpenList({ children }: { children: ReactNode }) {
  return <>Your list is open. Write a name on it, or {children}.</>;
}

export const prayWithUs = "pray with us now";
