import { Link, NavLink } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { closePopovers, PopoverButton } from "~/ui/controls/popover-button";
import { SearchField } from "./search-field";
import {
  accountLinks,
  loadsDocument,
  menuLinks,
  navigationLinks,
  type SiteLink,
} from "./site-links";
import { useSearchKey } from "./use-search-key";
import { Wordmark } from "./wordmark";

const menuId = "site-menu";

/** The fixed bar. `account` takes the place of the account links once somebody is signed in. */
export function Navigation({ account }: { account?: ReactNode }) {
  useSearchKey();
  return (
    <header className="bar night">
      <div className="bar-row wrap">
        <Link to="/" className="bar-home">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="bar-links">
          <PageLinks />
        </nav>
        <div className="bar-account">{account ?? <AccountLinks />}</div>
        <MenuButton />
        <Menu signedIn={account !== undefined} />
      </div>
    </header>
  );
}

type PageLinksProps = { links?: readonly SiteLink[]; onChoose?: () => void };

function PageLinks({ links = navigationLinks, onChoose }: PageLinksProps) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === "/"}
            reloadDocument={loadsDocument(to)}
            className="bar-link"
            onClick={onChoose}
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function AccountLinks({ onChoose }: { onChoose?: () => void }) {
  return accountLinks.map(({ to, label }, index) => (
    <Fragment key={label}>
      <Link to={to} className={accountStyle(index)} onClick={onChoose}>
        {label}
      </Link>{" "}
    </Fragment>
  ));
}

/** The last of them is the invitation. */
function accountStyle(index: number): string {
  return `button ${index === accountLinks.length - 1 ? "button-primary" : "button-quiet"}`;
}

function MenuButton() {
  return (
    <PopoverButton target={menuId} className="bar-menu button button-quiet">
      <MenuSign />
      <span className="sr-only">Menu</span>
    </PopoverButton>
  );
}

/** In the page itself: nothing else tells what this button does, and it is there at the first paint. */
function MenuSign() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.4em"
      height="1.4em"
      aria-hidden="true"
      className="shrink-0 stroke-current stroke-[1.75]"
    >
      <path strokeLinecap="round" d="M4 5h16M4 12h16M4 19h16" />
    </svg>
  );
}

/** Opens, and closes by Escape or a click outside, without a script of ours. */
function Menu({ signedIn }: { signedIn: boolean }) {
  return (
    <div id={menuId} popover="auto" className="sheet site-menu">
      <nav aria-label="Menu">
        <PageLinks links={[...navigationLinks, ...menuLinks]} onChoose={closePopovers} />
      </nav>
      <SearchField className="mt-3 border-t border-line px-3 pt-3" />
      {!signedIn && (
        <div className="mt-3 grid gap-2 border-t border-line pt-3">
          <AccountLinks onChoose={closePopovers} />
        </div>
      )}
    </div>
  );
}
