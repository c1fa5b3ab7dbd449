import type { ReactNode } from "react";

type LedgerProps = {
  caption: string;
  /** The head of each column; the cells below say it, too, by `data-label`. */
  columns: readonly string[];
  /** It is no wider than the words, and so a row is a block on a desk, too. */
  beside?: boolean;
  children: ReactNode;
};

/** On a narrow screen a row is a block. */
const narrow =
  "@max-ledger:[&_:is(tbody,tr,th)]:block @max-ledger:[&_td]:grid @max-ledger:[&_td]:grid-cols-[min(6rem,36%)_1fr] @max-ledger:[&_td]:gap-x-4 @max-ledger:[&_:is(th,td)]:py-1 @max-ledger:[&_td]:before:text-ink-quiet @max-ledger:[&_td]:before:content-[attr(data-label)] @max-ledger:[&_tr]:py-4 @max-ledger:[&_tr+tr]:border-t @max-ledger:[&_tr+tr]:border-line";

const wide =
  "@ledger:[&_:is(th,td)]:border-b @ledger:[&_:is(th,td)]:border-line @ledger:[&_:is(th,td)]:py-3.5 @ledger:[&_tr:last-child:not(thead_*)>*]:border-b-0 @ledger:[&_:is(th,td):not(:last-child)]:pe-[clamp(1rem,2vw,1.5rem)]";

/** A table of what is held, a kind a row; on a desk it is as wide as the page. */
export function Ledger({ caption, columns, beside = false, children }: LedgerProps) {
  return (
    <div
      className={`@container ${beside ? "max-w-136 lg:col-start-2" : "lg:col-span-full lg:mt-4"}`}
    >
      <table
        className={`w-full text-small leading-[1.45] text-pretty [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top ${narrow} ${wide}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-ledger:absolute @max-ledger:[clip-path:inset(50%)]">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
