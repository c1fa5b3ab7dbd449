import type { ReactNode } from "react";
import { Icon } from "../controls/icon";

const looks = {
  success: { icon: "circle-check", box: "text-success" },
  danger: { icon: "circle-alert", box: "text-danger" },
  info: { icon: "info", box: "border-accent bg-none text-ink" },
} as const;

type NoticeProps = {
  variant?: keyof typeof looks;
  title?: string;
  children?: ReactNode;
  className?: string;
};

export function Notice({ variant = "success", title, children, className = "" }: NoticeProps) {
  const { icon, box } = looks[variant];
  return (
    <div role={variant === "danger" ? "alert" : "status"} className={`notice ${box} ${className}`}>
      <Icon of={icon} size="1.25em" className="mt-0.5" />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}
