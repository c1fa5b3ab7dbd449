import { Link } from "@remix-run/react";
import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type ReactNode,
  useSyncExternalStore,
} from "react";
import { artFile } from "../art/art-file";
import { loadsDocument } from "../layout/site-links";
import type { IconName } from "./icon-names";

/** False on the server and while the page is made alive, true afterwards. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

type IconProps = {
  of: IconName;
  size?: `${number}em`;
  className?: string;
};

export function Icon({ of: name, size = "1.2em", className = "" }: IconProps) {
  return (
    <svg width={size} height={size} className={`shrink-0 ${className}`} aria-hidden="true">
      <use href={`${artFile("icons")}#${name}`} />
    </svg>
  );
}

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
function LinkOrPlace({ to, ...rest }: PageLinkProps) {
  return /^(#|[a-z]+:)/.test(to) ? <a href={to} {...rest} /> : <PageLink to={to} {...rest} />;
}

type TextLinkProps = { to: string; reloadDocument?: boolean; children: ReactNode };

/** A link in a sentence. */
export function TextLink(props: TextLinkProps) {
  return <LinkOrPlace {...props} className="link" />;
}

/** A link on a line of its own, tall enough for a finger. */
export function TallLink(props: TextLinkProps) {
  return <LinkOrPlace {...props} className="link inline-flex min-h-11 items-center" />;
}

export type ButtonVariant = "primary" | "secondary" | "quiet";

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  /** While the form is on its way: what it says meanwhile, or true where that is the same. */
  pending?: string | boolean;
};

export function Button({
  variant = "primary",
  type = "submit",
  pending = false,
  disabled,
  className = "",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending !== false}
      aria-busy={pending !== false || undefined}
      className={`button button-${variant} ${className}`}
    >
      {typeof pending === "string" ? pending : children}
    </button>
  );
}

type ButtonLinkProps = {
  to: string;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
  reloadDocument?: boolean;
};

/** A link drawn as a button. Places in the page and other sites are plain anchors. */
export function ButtonLink({ variant = "primary", className = "", ...rest }: ButtonLinkProps) {
  return <LinkOrPlace {...rest} className={`button button-${variant} ${className}`} />;
}

export function SecondaryLink(props: Omit<ButtonLinkProps, "variant">) {
  return <ButtonLink {...props} variant="secondary" />;
}
