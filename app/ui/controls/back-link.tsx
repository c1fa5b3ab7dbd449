import { Link } from "@remix-run/react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Icon } from "./icon";

/** The quiet way back, over a title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="back-link no-print">
      <Icon of={ArrowLeft} /> {children}
    </Link>
  );
}
