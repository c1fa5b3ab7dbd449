import type { ReactNode } from "react";
import { Icon, PageLink } from "./controls";

type BackLinkProps = { to: string; className?: string; children: ReactNode };

export function BackLink({ to, className = "", children }: BackLinkProps) {
  return (
    <PageLink
      to={to}
      className={`no-print min-h-11 items-center gap-2 text-small font-medium not-in-[.banner]:inline-flex hover:underline in-[.banner]:-mt-5 in-[.banner]:mb-5 in-[.banner]:flex in-[.banner]:w-fit ${className}`}
    >
      <Icon of="arrow-left" /> {children}
    </PageLink>
  );
}
