import { Link } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";
import { loadsDocument } from "../layout/site-links";

type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: string;
  reloadDocument?: boolean;
  viewTransition?: boolean;
};

/** An anchor alone on the server: a router's link would look through all routes, and nobody follows it. */
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
