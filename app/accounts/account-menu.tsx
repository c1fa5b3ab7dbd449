import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { type FormEvent, useEffect } from "react";
import { forgetDraftsOf } from "~/forms/device-drafts";
import { doneParameter, formNameField } from "~/forms/form";
import { messageOf } from "~/http/upstream/remix-fetch";
import { isOwnPage, prayersPath } from "~/paths";
import { Icon, PageLink } from "~/ui/controls/controls";
import { closePopovers, PopoverButton } from "~/ui/controls/popover-button";
import { type CurrentUser, useCurrentUser } from "~/ui/layout/current-user";
import { isolated } from "~/ui/reading/isolated";
import { useToast } from "~/ui/toast/toast-region";
import { logout } from "./account-definition";

/** A fetcher would load the page's module first: without a connection that loses the page. */
function useLogOut(account: string) {
  const show = useToast();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  return async (event: FormEvent) => {
    event.preventDefault();
    const description = await askToLeave();
    if (description) return show({ ...logout.failure, description, variant: "destructive" });
    forgetDraftsOf(account);
    show(logout.success);
    if (isOwnPage(window.location.pathname)) navigate("/", { replace: true });
    else revalidate();
  };
}

async function askToLeave(): Promise<string | undefined> {
  try {
    const response = await fetch("/api/logout", { method: "POST" });
    if (response.ok) return undefined;
    return await messageOf(response);
  } catch {
    return logout.failure.description;
  }
}

const menuId = "account-menu";

export function AccountMenu() {
  const user = useCurrentUser();
  return user && <SignedIn {...user} />;
}

const buttonClass =
  "account-button forced-colors:border size-[min(2.75rem,52px)] flex-none rounded-round text-[min(var(--text-small),18px)] font-semibold tracking-wide text-accent-ink not-hover:bg-accent hover:bg-accent-bright";

const menuClass =
  "top-[72px] right-[calc(max(0px,50vw-37rem)+var(--spacing-gutter))] bottom-auto left-auto w-[min(20rem,100vw-2.5rem)] [&:popover-open]:[animation:menu-in_0.2s_var(--ease-dawn)]";

function SignedIn({ username, email, drafts }: CurrentUser) {
  useFocusAfterwards();
  return (
    <>
      <PopoverButton
        target={menuId}
        className={buttonClass}
        label={`Account of ${isolated(username)}`}
        sign={<Icon of="user-round" />}
      >
        <span aria-hidden="true">{initials(username)}</span>
      </PopoverButton>
      <div
        id={menuId}
        popover="auto"
        className={`sheet account-menu fixed rounded-medium p-2 ${menuClass}`}
      >
        <p className="px-3.5 pt-2 font-semibold wrap-anywhere">{isolated(username)}</p>
        <p className="mb-2 border-b border-line px-3.5 pb-3 text-small text-ink-quiet wrap-anywhere">
          {email}
        </p>
        <PageLink to={prayersPath} onClick={closePopovers} className="account-item">
          <Icon of="book-heart" /> My Prayers
        </PageLink>{" "}
        <PageLink to="/account" onClick={closePopovers} className="account-item">
          <Icon of="user-round" /> Account
        </PageLink>{" "}
        <PageLink to="/account/settings" onClick={closePopovers} className="account-item">
          <Icon of="settings" /> Settings
        </PageLink>
        <LogOutForm account={drafts?.account} />
      </div>
    </>
  );
}

function LogOutForm({ account = "" }: { account?: string }) {
  const leave = useLogOut(account);
  const page = useLocation();
  return (
    <form method="post" action="/auth" onSubmit={leave}>
      <input type="hidden" name={formNameField} value={logout.name} />
      <input type="hidden" name={logout.fields.back.name} value={pathOf(page)} />
      <button type="submit" className="account-item">
        <Icon of="log-out" /> Log out
      </button>
    </form>
  );
}

/** Without the menu its focus would be lost. */
function useFocusAfterwards() {
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      document.getElementById("main")?.focus({ preventScroll: true });
    },
    [],
  );
}

function pathOf({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete(doneParameter);
  return String(query) ? `${pathname}?${query}` : pathname;
}

function initials(username: string): string {
  return [...username].slice(0, 2).join("").toUpperCase();
}
