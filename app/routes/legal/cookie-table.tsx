import type { Cookie } from "#content/pages/cookies";
import { Icon } from "~/ui/controls/icon";
import { Ledger } from "./ledger";

/**
 * The same widths in each table of a page: the purpose has what the others leave, and on a desk the
 * durations begin where the words over the table do.
 */
const columns = [
  ["purpose", "Purpose", ""],
  ["duration", "Duration", "whitespace-nowrap @ledger:w-24 @desk:w-36"],
  ["type", "Type", "@ledger:w-29 @desk:w-38"],
  ["today", "Set today", "@ledger:w-48 @desk:w-78"],
] as const;

type CookieTableProps = {
  caption: string;
  cookies: readonly Cookie[];
  /** One alone needs no heads of columns: it stands beside its heading. */
  beside?: boolean;
};

/** The cookies, a row each; on a narrow screen a row becomes a block. */
export function CookieTable({ caption, cookies, beside }: CookieTableProps) {
  return (
    <Ledger
      caption={caption}
      columns={["Name", ...columns.map(([, label]) => label)]}
      beside={beside}
    >
      {cookies.map((cookie) => (
        <tr key={cookie.name}>
          <th scope="row" className="@ledger:w-24 @desk:w-32">
            <code>{cookie.name}</code>
          </th>
          {columns.map(([key, label, width]) => (
            <td key={key} data-label={label} className={width}>
              <span>{key === "today" ? <Today said={cookie.today} /> : cookie[key]}</span>
            </td>
          ))}
        </tr>
      ))}
    </Ledger>
  );
}

/** Yes or no, told by a sign and by weight, too; behind it, when. */
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
