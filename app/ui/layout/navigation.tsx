import { useLocation, useMatches } from "@remix-run/react";
import { Fragment, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { PageLink } from "../controls/controls";
import { closePopovers, PopoverButton } from "../controls/popover-button";
import { shortcutsAreOff } from "../controls/shortcut-keys";
import { type StaticParts, useStaticHtml } from "../static/use-static-html";
import { SearchField } from "./search-field";
import { isWithin } from "./site-links";
import { Wordmark } from "./wordmark";

type NavigationProps = { account?: ReactNode; bars: StaticParts };

export function Navigation({ account, bars }: NavigationProps) {
  const besideHelp = Object(useMatches().at(-1)?.data).help?.country;
  useSearchKey();
  return (
    <header
      className={`bar [view-transition-name:bar] night @container fixed inset-x-0 top-0 z-40 border-b border-bar-line bg-bar ${besideHelp ? "beside-help" : ""}`}
    >
      <div className="bar-row wrap flex h-bar items-center gap-2">
        <div
          {...useStaticHtml("app-row")}
          className="app-row -ms-2 hidden [@media(display-mode:standalone)]:flex @max-[21rem]:me-auto"
        />
        <PageLink
          to="/"
          className="bar-home me-auto flex min-w-[30px] [@media(display-mode:standalone)]:@max-[21rem]:hidden"
        >
          <Wordmark />
        </PageLink>
        <BarLinks
          name={account ? "own-bar-links" : "bar-links"}
          parts={bars}
          label="Main"
          className="bar-links"
        />
        <div className="flex gap-1 @max-[30rem]:contents in-[.beside-help]:@max-[17rem]:hidden">
          {account ?? <AccountLinks />}
        </div>
        <MenuButton />
        <Menu signedIn={account !== undefined} parts={bars} />
      </div>
    </header>
  );
}

const menuId = "site-menu";

function MenuButton() {
  return (
    <PopoverButton
      target={menuId}
      label="Menu"
      sign="≡"
      className="bar-menu button button-quiet min-h-[min(2.75rem,52px)] border-line px-[min(0.875rem,4vw)] py-0"
    >
      {/* In the page itself: nothing else tells what this button does, and it is there at the first paint. */}
      <svg viewBox="0 0 24 24" width="1.4em" aria-hidden="true" className="shrink-0 stroke-current">
        <path strokeLinecap="round" strokeWidth="1.75" d="M4 5h16M4 12h16M4 19h16" />
      </svg>
      <span className="sr-only">Menu</span>
    </PopoverButton>
  );
}

function Menu({ signedIn, parts }: { signedIn: boolean; parts: StaticParts }) {
  return (
    <div
      id={menuId}
      popover="auto"
      className="sheet fixed inset-[72px_0.75rem_auto] ms-auto w-auto max-w-104 p-3"
    >
      <BarLinks name={signedIn ? "own-menu-links" : "menu-links"} parts={parts} label="Menu" />
      <SearchField className="mt-3 border-t border-line px-3 pt-3" />
      {!signedIn && (
        <div className="mt-3 flex flex-wrap gap-2 border-t border-line pt-3 *:flex-1">
          <AccountLinks onChoose={closePopovers} />
        </div>
      )}
    </div>
  );
}

type BarLinksProps = { name: string; parts?: StaticParts; label: string; className?: string };

function BarLinks({ name, parts, label, className }: BarLinksProps) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const { dangerouslySetInnerHTML, onClick, ...rest } = useStaticHtml(name, parts);
  const { __html } = dangerouslySetInnerHTML;
  const isServer = typeof document === "undefined";

  // biome-ignore lint/correctness/useExhaustiveDependencies: another bar is marked anew
  useEffect(() => {
    const { origin } = location;
    for (const link of nav.current?.querySelectorAll("a") ?? []) {
      if (link.origin === origin && isWithin(pathname, link.pathname))
        link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [pathname, name]);

  function choose(event: MouseEvent) {
    if ((event.target as Element).closest("a")) closePopovers();
    onClick(event);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its links are pressed, and a key presses them too
    <nav
      {...rest}
      ref={nav}
      aria-label={label}
      className={className}
      onClick={choose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, rendered by React
      dangerouslySetInnerHTML={{ __html: isServer ? marked(__html, pathname) : __html }}
    />
  );
}

/** As the server writes it: the mark is all that differs from page to page. */
const marked = (html: string, pathname: string): string =>
  html.replace(/href="(\/[^"]*)"/g, (link, to) =>
    isWithin(pathname, to) ? `${link} aria-current="page"` : link,
  );

const barButton = "min-h-[min(2.75rem,52px)] py-[min(0.5rem,8px)] whitespace-nowrap";

/** With their classes in the bar; in the menu they have none. */
const accountLinks = [
  { label: "Log in", variant: "quiet", inBar: `${barButton} @max-[38rem]:hidden` },
  {
    label: "Get Started",
    variant: "primary",
    inBar: `${barButton} @max-[30rem]:hidden @min-[30rem]:px-4 @min-[30rem]:text-small`,
  },
];

/** @param onChoose given in the menu alone */
function AccountLinks({ onChoose }: { onChoose?: () => void }) {
  return accountLinks.map(({ label, variant, inBar }) => (
    <Fragment key={label}>
      <PageLink
        to="/auth"
        className={`button button-${variant} ${onChoose ? "" : inBar}`}
        onClick={onChoose}
      >
        {label}
      </PageLink>{" "}
    </Fragment>
  ));
}

/** A slash goes to the page's search field, else to that of the menu; it never leaves the page. */
function useSearchKey(): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (shortcutsAreOff()) return;
      if ((event.target as Element).closest(`${writing}, dialog`)) return;
      const fields = [...document.querySelectorAll<HTMLElement>("[data-search]")];
      const field =
        fields.find((each) => each.checkVisibility?.() ?? each.offsetParent) ??
        fields.find((each) => each.closest("details")) ??
        fields[0];
      if (!field) return;
      event.preventDefault();
      field.closest("details")?.setAttribute("open", "");
      const menu = field.closest<HTMLElement>("[popover]");
      if (menu && "showPopover" in menu) menu.showPopover();
      field.focus();
    }
    document.addEventListener("keydown", onKey);
    document.addEventListener("toggle", writeAtOnce, true);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

const writeAtOnce = ({ target }: Event) =>
  (target as Element).querySelector<HTMLElement>("[open]>form [data-search]")?.focus();

const writing = "input, textarea, select, [contenteditable]";
