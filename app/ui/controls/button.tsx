import type { ButtonHTMLAttributes, ReactNode } from "react";
import { LinkOrPlace } from "./page-link";

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
