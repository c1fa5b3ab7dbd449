import { NavLink, useLocation } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import type { SceneName } from "~/ui/art/scene";
import { tabLook } from "~/ui/controls/tab";
import { useCurrentUser } from "~/ui/layout/current-user";
import { PageBanner } from "~/ui/layout/page-banner";
import { accountPages } from "~/ui/layout/site-links";

type AccountPageProps = {
  title: string;
  lead?: string;
  /** A way back, over the title. */
  before?: ReactNode;
  scene?: SceneName;
  children: ReactNode;
};

/** A page of somebody's account, under the navigation of its own. */
export function AccountPage({ title, lead, before, scene = "lamp", children }: AccountPageProps) {
  return (
    <>
      <PageBanner before={before} title={title} lead={lead} scene={scene} low />
      <div className="wrap pt-[clamp(1rem,2vw,2rem)] pb-band">
        {useCurrentUser() && <AccountNavigation />}
        {children}
      </div>
    </>
  );
}

function AccountNavigation() {
  const { pathname } = useLocation();
  const isBehind = (paths: readonly string[] = []) =>
    paths.some((path) => pathname.startsWith(path));
  return (
    <nav
      aria-label="Account"
      className="no-print flex flex-wrap gap-x-[clamp(1rem,3vw,2.5rem)] border-b border-line"
    >
      {accountPages.map(({ to, label, leadsTo }) => (
        <Fragment key={to}>
          <NavLink
            to={to}
            end={to === "/account"}
            className={tabLook}
            {...(isBehind(leadsTo) && { "aria-current": "true" })}
          >
            {label}
          </NavLink>{" "}
        </Fragment>
      ))}
    </nav>
  );
}
