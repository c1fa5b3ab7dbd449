import type { ReactNode } from "react";
import { Icon } from "~/ui/controls/icon";

const icons = { success: "circle-check", danger: "circle-alert", info: "info" } as const;

type NoticeProps = {
  variant?: keyof typeof icons;
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
      <Icon of={icons[variant]} size="1.25em" className="mt-0.5" />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}
