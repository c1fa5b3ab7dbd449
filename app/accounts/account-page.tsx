import { useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { PageLink } from "~/ui/controls/controls";
import { tabClass } from "~/ui/controls/tab";
import { useCurrentUser } from "~/ui/layout/current-user";
import { PageBanner, type PageBannerProps } from "~/ui/layout/page-banner";
import { accountPages, isWithin } from "~/ui/layout/site-links";

type AccountPageProps = Pick<PageBannerProps, "title" | "lead" | "before" | "children">;

/** The tabs stand at one height, whatever a page says of itself. */
export function AccountPage({ children, ...head }: AccountPageProps) {
  const user = useCurrentUser();
  return (
    <>
      {user && <AccountNavigation />}
      <PageBanner {...head} kind="tool" above={user ? "pt-6" : undefined} />
      <div className="wrap pt-[clamp(1rem,2vw,2rem)] pb-band">{children}</div>
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
      className="no-print flex flex-wrap gap-x-[clamp(0.5rem,3vw-0.5rem,2.5rem)] border-b border-line px-[calc(max(0px,50%-37rem)+var(--spacing-gutter))] pt-[calc(var(--spacing-bar)+1px)] max-sm:text-small"
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
