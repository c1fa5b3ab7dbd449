import { Link } from "@remix-run/react";
import type { AnchorHTMLAttributes, ReactNode } from "react";
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

/** Places in the page and other sites are plain anchors. */
export function LinkOrPlace({ to, ...rest }: PageLinkProps) {
  return /^(#|[a-z]+:)/.test(to) ? <a href={to} {...rest} /> : <PageLink to={to} {...rest} />;
}

type TextLinkProps = { to: string; children: ReactNode };

/** A link in a sentence. */
export function TextLink(props: TextLinkProps) {
  return <LinkOrPlace {...props} className="link" />;
}

/** A link on a line of its own, tall enough for a finger. */
export function TallLink(props: TextLinkProps) {
  return <LinkOrPlace {...props} className="link inline-flex min-h-11 items-center" />;
}
