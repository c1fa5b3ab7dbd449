import type { LinksFunction } from "@remix-run/node";
import type { ReactNode } from "react";
import styles from "./account.css?url";

export const accountStyles: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

type AccountPartProps = {
  id: string;
  heading: string;
  note?: ReactNode;
  /** The content stands below the name, full width. */
  wide?: boolean;
  /** The content reaches the edge of the page. */
  toEdge?: boolean;
  children: ReactNode;
};

export function AccountPart({ id, heading, note, wide, toEdge, children }: AccountPartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`account-part border-line py-8 last:pb-0 [.account-part+&]:border-t ${wide ? "" : "split"}`}
    >
      <div>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {note && <p className="mt-2 max-w-176 text-small leading-normal text-ink-quiet">{note}</p>}
      </div>
      <div className={`grid grid-cols-1 content-start gap-5 ${wide || toEdge ? "" : "max-w-136"}`}>
        {children}
      </div>
    </section>
  );
}
