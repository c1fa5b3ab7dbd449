import type { Group } from "#content/needs";
import { Icon } from "~/ui/controls/icon";
import { ledger } from "./ledger";
import type { ListedItem } from "./listed-item";

/** What opens the list on a phone; beside the list it is open for good: nothing to point at. */
const summaryClass =
  "summary-plain flex min-h-11 items-center justify-between gap-4 text-ink-quiet lg:items-start lg:pt-2.5 lg:supports-[selector(::details-content)]:pointer-events-none";

/** The way to each need: folded on a phone, where the first of them is in sight. */
export function Needs({ groups }: { groups: readonly Group<ListedItem>[] }) {
  return (
    <nav aria-label="Needs" className="no-print text-small">
      <details
        className={`group max-lg:border-y max-lg:border-line lg:details-content:h-auto lg:details-content:[content-visibility:visible] ${ledger}`}
      >
        <summary className={summaryClass}>
          Go to what you need
          <Icon
            of="plus"
            size="1.25em"
            className="group-open:rotate-45 lg:supports-[selector(::details-content)]:hidden"
          />
        </summary>
        <ul className="flex flex-wrap gap-x-6 max-sm:grid max-lg:pb-3">
          {groups.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} className="link inline-flex min-h-11 items-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
