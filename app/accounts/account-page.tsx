import { useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { ScenePicture, type ScenePictureProps } from "~/ui/art/scene-picture";
import { PageLink } from "~/ui/controls/controls";
import { tabClass } from "~/ui/controls/tab";
import { useCurrentUser } from "~/ui/layout/current-user";
import { PageBanner, type PageBannerProps } from "~/ui/layout/page-banner";
import { accountPages, isWithin } from "~/ui/layout/site-links";

type AccountPageProps = Pick<PageBannerProps, "title" | "lead" | "before" | "children">;

export function AccountPage({ children, ...head }: AccountPageProps) {
  const user = useCurrentUser();
  const above = head.before ? "pt-6" : "pt-11";
  return (
    <>
      {user && <AccountNavigation />}
      <PageBanner {...head} kind="tool" above={user ? above : undefined} />
      <div className="wrap pt-[clamp(1rem,2vw,2rem)] pb-band">{children}</div>
    </>
  );
}

/** In large letters they are a row that is moved sideways. */
function showCurrent(row: HTMLElement | null) {
  const current = row?.querySelector<HTMLElement>("[aria-current]");
  if (row && current)
    row.scrollLeft = current.offsetLeft + current.offsetWidth + 24 - row.clientWidth;
}

/** The drawing of a place, in a card that stands for it. */
export const PlaceArt = (scene: Pick<ScenePictureProps, "name" | "tone">) => (
  <span className="dawn-rings absolute inset-0 overflow-clip rounded-[inherit]">
    <ScenePicture
      {...scene}
      wide
      className="absolute right-0 bottom-0 object-cover object-right max-lg:mask-dawn-45% max-lg:[--scene-height:13rem] lg:[mask-image:linear-gradient(to_right,#0000_45%,#000_90%)]"
    />
  </span>
);

function AccountNavigation() {
  const { pathname } = useLocation();
  const currentOf = ({ to, leadsTo = [] }: (typeof accountPages)[number]) => {
    if (to === "/account" ? pathname === to : isWithin(pathname, to)) return "page";
    return leadsTo.some((path) => isWithin(pathname, path)) ? "true" : undefined;
  };
  return (
    <nav
      aria-label="Account"
      ref={showCurrent}
      className="no-print flex gap-x-[clamp(0.875rem,3vw-0.5rem,2.5rem)] overflow-x-auto overflow-y-hidden pb-px whitespace-nowrap [scrollbar-width:none] *:flex-none *:-outline-offset-3 border-b border-line px-[calc(max(0px,50%-37rem)+var(--spacing-gutter))] pt-[calc(var(--spacing-bar)+1px)] max-sm:*:min-h-[48px] max-sm:text-[clamp(0.8625rem,3.85vw,0.9375rem)]"
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
