import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import type { ReactNode } from "react";
import { Icon } from "./icon";

type NoticeProps = {
  variant?: "success" | "danger";
  title?: string;
  children?: ReactNode;
  className?: string;
};

/** A word in the flow of the page: thanks, or what went wrong. */
export function Notice({ variant = "success", title, children, className = "" }: NoticeProps) {
  return (
    <div
      role={variant === "danger" ? "alert" : "status"}
      className={`notice notice-${variant} ${className}`}
    >
      <Icon
        of={variant === "danger" ? CircleAlert : CircleCheck}
        size="1.25em"
        className="mt-0.5"
      />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children && <div className="notice-text">{children}</div>}
      </div>
    </div>
  );
}
