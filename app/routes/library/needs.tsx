import type { Group } from "../../../content/needs";
import { ledger } from "./ledger";
import type { ListedItem } from "./listed-item";

/** The way to each need; on a phone one row that goes on beyond its edge, so that what it leads to is in sight. */
export function Needs({ groups }: { groups: readonly Group<ListedItem>[] }) {
  return (
    <nav aria-label="Needs" className={`no-print ${ledger}`}>
      <p className="mb-2 text-small text-ink-quiet lg:pt-2.5">What do you need?</p>
      <ul className="flex gap-2 max-sm:-mx-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1 max-sm:whitespace-nowrap sm:flex-wrap">
        {groups.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a href={`#${id}`} className="chip">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
