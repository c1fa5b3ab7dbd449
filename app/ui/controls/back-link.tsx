import { Link } from "@remix-run/react";
import { loadsDocument } from "~/ui/layout/site-links";
import { Icon } from "./icon";

type BackLinkProps = { to: string; className?: string; children: string };

/** The quiet way back, over a title. */
export function BackLink({ to, className = "", children }: BackLinkProps) {
  return (
    <Link to={to} reloadDocument={loadsDocument(to)} className={`back-link no-print ${className}`}>
      <Icon of="arrow-left" /> {children}
    </Link>
  );
}
