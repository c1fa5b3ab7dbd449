import type { Group } from "../../../content/needs";
import { ledger } from "./ledger";
import type { ListedItem } from "./listed-item";

/** The way to each need. */
export function Needs({ groups }: { groups: readonly Group<ListedItem>[] }) {
  return (
    <nav aria-label="Needs" className={`no-print ${ledger}`}>
      <p className="mb-2 text-small text-ink-quiet lg:pt-2.5">Go to what you need</p>
      <ul className="flex flex-wrap gap-2">
        {groups.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="chip">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
