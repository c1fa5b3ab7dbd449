import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { useCurrentUser } from "./current-user";
import { PageBanner } from "./page-banner";
import { accountPages } from "./site-links";

type AccountPageProps = { title: string; lead?: string; children: ReactNode };

/** A page of somebody's account, under the navigation of its own. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <>
      <PageBanner title={title} lead={lead} scene="lamp" low />
      <div className="account-page wrap">
        {useCurrentUser() && <AccountNavigation />}
        {children}
      </div>
    </>
  );
}

function AccountNavigation() {
  return (
    <nav aria-label="Account" className="account-links no-print">
      {accountPages.map(({ to, label }) => (
        <NavLink key={to} to={to} end={to === "/account"} className="tab">
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
