import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { PageBanner } from "~/ui/layout/page-banner";
import { listsClass } from "~/ui/team/team-classes";

type DeskFrameProps = { title: string; lead?: string; isLeader: boolean; children: ReactNode };

const pages = [
  { to: "/team", label: "Requests" },
  { to: "/team/messages", label: "Messages", leaders: true },
  { to: "/team/print", label: "For the meeting" },
  { to: "/team/log", label: "Log", leaders: true },
  { to: "/team/care", label: "Care for you" },
];

/** A page of the team, under the navigation of its own. */
export function DeskFrame({ title, lead, isLeader, children }: DeskFrameProps) {
  const { pathname } = useLocation();
  const place = pages.findLast(({ to }) => pathname.startsWith(to))?.to;
  return (
    <>
      <PageBanner title={title} lead={lead} scene="lamp" low />
      <div className="wrap pt-6 pb-band">
        <nav aria-label="Prayer team" className={`no-print ${listsClass}`}>
          {pages.map(({ to, label, leaders }) =>
            leaders && !isLeader ? null : (
              <Link key={to} to={to} aria-current={place === to ? "page" : undefined}>
                {label}
              </Link>
            ),
          )}
        </nav>
        {children}
      </div>
    </>
  );
}
