import type { Cookie } from "#content/pages/cookies";
import { Icon } from "~/ui/controls/controls";

/**
 * The same widths in each table of a page: the purpose has what the others leave, and on a desk the
 * durations begin where the words over the table do.
 */
const columns = [
  ["purpose", "Purpose", ""],
  ["duration", "Duration", "whitespace-nowrap @ledger:w-24 @wall:w-36"],
  ["type", "Type", "@ledger:w-29 @wall:w-38"],
  ["today", "Set today", "@ledger:w-48 @wall:w-78"],
] as const;

/** On a narrow screen a row is a block. */
const narrow =
  "@max-ledger:[&_:is(tbody,tr,th)]:block @max-ledger:[&_td]:grid @max-ledger:[&_td]:grid-cols-[min(6rem,36%)_1fr] @max-ledger:[&_td]:gap-x-4 @max-ledger:[&_:is(th,td)]:py-1 @max-ledger:[&_td]:before:text-ink-quiet @max-ledger:[&_td]:before:content-[attr(data-label)] @max-ledger:[&_tr]:py-4 @max-ledger:[&_tr+tr]:border-t @max-ledger:[&_tr+tr]:border-line";

const wide =
  "@ledger:[&_:is(th,td)]:border-b @ledger:[&_:is(th,td)]:border-line @ledger:[&_:is(th,td)]:py-3.5 @ledger:[&_tr:last-child:not(thead_*)>*]:border-b-0 @ledger:[&_:is(th,td):not(:last-child)]:pe-[clamp(1rem,2vw,1.5rem)]";

type CookieTableProps = {
  caption: string;
  cookies: readonly Cookie[];
  /** No wider than the words, beside its heading: a row is a block on a desk, too. */
  beside?: boolean;
};

export function CookieTable({ caption, cookies, beside = false }: CookieTableProps) {
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
            {["Name", ...columns.map(([, label]) => label)].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cookies.map((cookie) => (
            <tr key={cookie.name}>
              <th scope="row" className="@ledger:w-24 @wall:w-32">
                <code>{cookie.name}</code>
              </th>
              {columns.map(([key, label, width]) => (
                <td key={key} data-label={label} className={width}>
                  <span>{key === "today" ? <Today said={cookie.today} /> : cookie[key]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Yes or no, shown by a sign and by weight, too; behind it, when. */
function Today({ said }: { said: Cookie["today"] }) {
  const isSet = said.startsWith("Yes");
  const word = isSet ? "Yes" : "No";
  return (
    <span className="flex gap-1.5">
      <Icon of={isSet ? "check" : "x"} className="mt-0.75" />
      <span>
        <span className={isSet ? "font-semibold" : "text-ink-quiet"}>{word}</span>
        {said.slice(word.length)}
      </span>
    </span>
  );
}
