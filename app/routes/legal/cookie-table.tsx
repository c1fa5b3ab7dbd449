import type { Cookie } from "../../../content/pages/cookies";
import { Ledger } from "./ledger";

const columns = [
  ["name", "Name"],
  ["purpose", "Purpose"],
  ["duration", "Duration"],
  ["type", "Type"],
  ["today", "Set by this site today"],
] as const;

type CookieTableProps = { caption: string; cookies: readonly Cookie[] };

/** The cookies, a row each; on a narrow screen a row becomes a block. */
export function CookieTable({ caption, cookies }: CookieTableProps) {
  return (
    <Ledger caption={caption} columns={columns.map(([, label]) => label)}>
      {cookies.map((cookie) => (
        <tr key={cookie.name}>
          <th scope="row">
            <code>{cookie.name}</code>
          </th>
          {columns.slice(1).map(([key, label]) => (
            <td
              key={key}
              data-label={label}
              className={key === "duration" ? "whitespace-nowrap" : undefined}
            >
              {cookie[key]}
            </td>
          ))}
        </tr>
      ))}
    </Ledger>
  );
}
