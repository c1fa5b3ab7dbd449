import type { Group } from "../../../content/needs";
import { ledger } from "./ledger";
import type { ListedItem } from "./listed-item";

/** The way to each need, in one row: where it is narrow, it goes on sideways. */
export function Needs({ groups }: { groups: readonly Group<ListedItem>[] }) {
  return (
    <nav aria-label="Needs" className={`no-print lg:-mb-4 ${ledger}`}>
      <p className="mb-2 text-small text-ink-quiet lg:pt-2.5">What do you need?</p>
      <ul className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 lg:mx-0 lg:flex-wrap lg:px-0">
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
