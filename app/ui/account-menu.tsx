import { useLocation } from "@remix-run/react";
import LogOut from "lucide-react/icons/log-out";
import { logout } from "~/forms/account";
import { type CurrentUser, useCurrentUser } from "./current-user";
import { PostForm } from "./form";
import { Icon } from "./icon";
import { useFormPost } from "./use-form-post";

const menuId = "account-menu";

/** The avatar in the bar and the menu it opens, once somebody is signed in. */
export function AccountMenu() {
  const user = useCurrentUser();
  return user && <SignedIn {...user} />;
}

function SignedIn({ username, email }: CurrentUser) {
  return (
    <>
      <button
        type="button"
        popovertarget={menuId}
        className="avatar"
        aria-label={`Account of ${username}`}
      >
        <span aria-hidden="true">{initials(username)}</span>
      </button>
      <div id={menuId} popover="auto" className="account-menu">
        <p className="account-name">{username}</p>
        <p className="account-email">{email}</p>
        <LogOutForm />
      </div>
    </>
  );
}

function LogOutForm() {
  const post = useFormPost(logout);
  const { pathname } = useLocation();
  return (
    <PostForm post={post} action="/auth">
      <input type="hidden" name={logout.fields.back.name} value={pathname} />
      <button type="submit" className="account-item" disabled={post.pending}>
        <Icon of={LogOut} /> Log out
      </button>
    </PostForm>
  );
}

/** The first two letters, in upper case. */
function initials(username: string): string {
  return [...username].slice(0, 2).join("").toUpperCase();
}
