import { Form, Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { requestMessages } from "#content/messages/desk";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { Button, Icon } from "~/ui/controls/controls";
import { findParameter, longestFind } from "~/ui/controls/page-number";
import { DoneNotice } from "~/ui/forms/intent-form";
import { PageBanner } from "~/ui/layout/page-banner";
import { dangerClass, listsClass, summaryClass } from "~/ui/team/team-styles";
import { handOver, returnToTeam } from "./team-definitions";

type TeamFrameProps = { title: string; lead?: string; isLeader: boolean; children: ReactNode };

export function TeamFrame({ title, lead, isLeader, children }: TeamFrameProps) {
  const { pathname } = useLocation();
  const place = pages.filter(({ to }) => pathname.startsWith(to)).at(-1)?.to;
  return (
    <>
      <PageBanner title={title} lead={lead} kind="tool" />
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

const pages = [
  { to: "/team", label: "Requests" },
  { to: "/team/messages", label: "Messages", leaders: true },
  { to: "/team/reports", label: "Reports", leaders: true },
  { to: "/team/print", label: "For the meeting" },
  { to: "/team/people", label: "People", leaders: true },
  { to: "/team/log", label: "Log", leaders: true },
  { to: "/team/care", label: "Care for you" },
];

const messages: Record<string, ToastMessageWithAction> = {
  ...requestMessages,
  [handOver.name]: handOver.success,
  [returnToTeam.name]: returnToTeam.success,
};

export const TeamDoneNotice = () => <DoneNotice messages={messages} className="mt-6" />;

type FindProps = {
  words?: string;
  action?: string;
  title?: string;
  label?: string;
  hint?: string;
};

/** Looks through what was sent; folded, so that the list comes first. */
export function TeamSearch({
  words = "",
  action = "/team",
  title = "Find a request",
  label = "Words or a name",
  hint = "Private requests aren’t looked through.",
}: FindProps) {
  return (
    <details key={words} open={words !== ""} className="max-w-136">
      <summary className={summaryClass}>{title}</summary>
      <Form method="get" action={action} role="search" className="field pt-2">
        <label htmlFor="find" className="field-label">
          {label}
        </label>
        <p id="find-hint" className="field-hint">
          {hint}
        </p>
        <div className="flex flex-wrap gap-3">
          <input
            id="find"
            type="search"
            name={findParameter}
            defaultValue={words}
            maxLength={longestFind}
            aria-describedby="find-hint"
            className="control flex-1 basis-48"
          />
          <Button variant="secondary">
            <Icon of="search" /> Find
          </Button>
        </div>
        {words && (
          <p>
            <Link to={action} className="link inline-flex min-h-6 items-center">
              Show all
            </Link>
          </p>
        )}
      </Form>
    </details>
  );
}

export function DangerMark({ kinds = [] }: { kinds?: readonly string[] }) {
  return (
    <li className={dangerClass}>
      <Icon of="circle-alert" /> May be in danger{kinds.length > 0 && `: ${kinds.join("; ")}`}
    </li>
  );
}
