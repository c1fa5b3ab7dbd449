import { Link } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";
import { loadsDocument } from "../layout/site-links";

type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** A path of ours, from its root. */
  to: string;
  reloadDocument?: boolean;
  /** The page that comes grows out of this one, where the browser can show it. */
  viewTransition?: boolean;
};

/**
 * A link to a page of ours. On the server it is its anchor alone: a router's link asks there for the
 * routes of every address, and nobody follows it.
 */
export function PageLink({ to, reloadDocument, viewTransition, ...rest }: PageLinkProps) {
  if (typeof document === "undefined") return <a href={to} {...rest} />;
  return (
    <Link
      to={to}
      discover="none"
      reloadDocument={reloadDocument ?? loadsDocument(to)}
      viewTransition={viewTransition}
      {...rest}
    />
  );
}
