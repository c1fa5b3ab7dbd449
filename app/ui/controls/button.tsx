import type { ButtonHTMLAttributes, ReactNode } from "react";
import { PageLink } from "./page-link";

export type ButtonVariant = "primary" | "secondary" | "quiet";

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  pending?: boolean;
  pendingText?: string;
};

export function Button({
  variant = "primary",
  type = "submit",
  pending = false,
  pendingText,
  disabled,
  className = "",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={`button button-${variant} ${className}`}
    >
      {pending && pendingText ? pendingText : children}
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
export function ButtonLink({
  to,
  variant = "primary",
  className = "",
  children,
  reloadDocument,
}: ButtonLinkProps) {
  const classes = `button button-${variant} ${className}`;
  if (/^(#|[a-z]+:)/.test(to)) {
    return (
      <a href={to} className={classes}>
        {children}
      </a>
    );
  }
  return (
    <PageLink to={to} reloadDocument={reloadDocument} className={classes}>
      {children}
    </PageLink>
  );
}
