import { useLocation } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { PageLink } from "~/ui/controls/controls";
import { tabClass } from "~/ui/controls/tab";
import { useCurrentUser } from "~/ui/layout/current-user";
import { PageBanner } from "~/ui/layout/page-banner";
import { accountPages, isWithin } from "~/ui/layout/site-links";

type AccountPageProps = {
  title: string;
  lead?: ReactNode;
  before?: ReactNode;
  children: ReactNode;
};

export function AccountPage({ title, lead, before, children }: AccountPageProps) {
  return (
    <>
      <PageBanner before={before} title={title} lead={lead} kind="tool" />
      <div className="wrap pt-[clamp(1rem,2vw,2rem)] pb-band">
        {useCurrentUser() && <AccountNavigation />}
        {children}
      </div>
    </>
  );
}

function AccountNavigation() {
  const { pathname } = useLocation();
  const currentOf = ({ to, leadsTo = [] }: (typeof accountPages)[number]) => {
    if (to === "/account" ? pathname === to : isWithin(pathname, to)) return "page";
    return leadsTo.some((path) => isWithin(pathname, path)) ? "true" : undefined;
  };
  return (
    <nav
      aria-label="Account"
      className="no-print flex flex-wrap justify-between gap-x-2 border-b border-line max-sm:text-small sm:justify-start sm:gap-x-[clamp(1rem,3vw,2.5rem)]"
    >
      {accountPages.map((page) => (
        <Fragment key={page.to}>
          <PageLink to={page.to} aria-current={currentOf(page)} className={tabClass}>
            {page.label}
          </PageLink>{" "}
        </Fragment>
      ))}
    </nav>
  );
}
