import { Fragment, type ReactNode } from "react";
import { PageLink } from "../controls/page-link";
import { closePopovers } from "../controls/popover-button";
import { BarLinks } from "./bar-links";
import { MenuButton, menuId } from "./menu-button";
import { SearchField } from "./search-field";
import { accountLinks } from "./site-links";
import { useSearchKey } from "./use-search-key";
import { Wordmark } from "./wordmark";

/** The fixed bar. `account` takes the place of the account links once somebody is signed in. */
export function Navigation({ account }: { account?: ReactNode }) {
  useSearchKey();
  return (
    <header className="bar [view-transition-name:bar] night @container fixed inset-x-0 top-0 z-40 border-b border-bar-line bg-bar print:static print:border-0">
      <div className="bar-row wrap flex h-bar items-center print:h-auto print:pb-4">
        <PageLink
          to="/"
          className={`bar-home me-auto inline-flex min-h-11 items-center ${account ? markAlone : narrowest}`}
        >
          <Wordmark />
        </PageLink>
        <BarLinks name="bar-links" label="Main" className="bar-links" />
        <div className="flex gap-1 @max-wall:ms-2 @wall:ms-6">
          {account ?? <AccountLinks classes={barClasses} />}
        </div>
        <MenuButton />
        <Menu signedIn={account !== undefined} />
      </div>
    </header>
  );
}

/** Beside the initials a narrow bar has room for the mark alone. */
const markAlone = "@max-[27rem]:max-w-[34px] @max-[27rem]:overflow-clip";

/** So it is for everybody on a small phone with the largest type. */
const narrowest = "@max-[15.5rem]:max-w-[34px] @max-[15.5rem]:overflow-clip";

const barButton = "min-h-[min(2.75rem,52px)] py-[min(0.5rem,8px)]";

/** The account links in the bar, which has room for one of them or for none. */
const barClasses = [
  `${barButton} @max-[38rem]:hidden`,
  `${barButton} @max-[30rem]:hidden @min-[30rem]:px-4 @min-[30rem]:text-small`,
];

type AccountLinksProps = { classes?: readonly string[]; onChoose?: () => void };

function AccountLinks({ classes = [], onChoose }: AccountLinksProps) {
  return accountLinks.map(({ to, label }, index) => (
    <Fragment key={label}>
      <PageLink
        to={to}
        className={`button ${accountStyle(index)} ${classes[index] ?? ""}`}
        onClick={onChoose}
      >
        {label}
      </PageLink>{" "}
    </Fragment>
  ));
}

/** The last of them is the invitation. */
function accountStyle(index: number): string {
  return index === accountLinks.length - 1 ? "button-primary" : "button-quiet";
}

/** Opens, and closes by Escape or a click outside, without a script of ours. */
function Menu({ signedIn }: { signedIn: boolean }) {
  return (
    <div
      id={menuId}
      popover="auto"
      className="sheet fixed inset-[72px_0.75rem_auto] ms-auto w-auto max-w-104 p-3"
    >
      <BarLinks name="menu-links" label="Menu" />
      <SearchField className="mt-3 border-t border-line px-3 pt-3" />
      {!signedIn && (
        <div className="mt-3 grid gap-2 border-t border-line pt-3">
          <AccountLinks onChoose={closePopovers} />
        </div>
      )}
    </div>
  );
}
