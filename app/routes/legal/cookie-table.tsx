import type { Cookie } from "../../../content/pages/cookies";
import { Ledger } from "./ledger";

/** The same widths in each table of a page: the purpose has what the others leave. */
const columns = [
  ["purpose", "Purpose", ""],
  ["duration", "Duration", "whitespace-nowrap @ledger:w-24"],
  ["type", "Type", "@ledger:w-29"],
  ["today", "Set by this site today", "@ledger:w-48"],
] as const;

type CookieTableProps = { caption: string; cookies: readonly Cookie[] };

/** The cookies, a row each; on a narrow screen a row becomes a block. */
export function CookieTable({ caption, cookies }: CookieTableProps) {
  return (
    <Ledger caption={caption} columns={["Name", ...columns.map(([, label]) => label)]}>
      {cookies.map((cookie) => (
        <tr key={cookie.name}>
          <th scope="row" className="@ledger:w-32">
            <code>{cookie.name}</code>
          </th>
          {columns.map(([key, label, width]) => (
            <td key={key} data-label={label} className={width}>
              {cookie[key]}
            </td>
          ))}
        </tr>
      ))}
    </Ledger>
  );
}
