import type { ActionFunctionArgs } from "@remix-run/node";
import { loginForm } from "~/accounts/sign-in.server";
import { signedIn } from "~/accounts/user-json.server";
import { runApi } from "~/forms/api.server";

/** `POST {username, password}` → 200 and the user; the cookie holds the session. */
export function action(args: ActionFunctionArgs) {
  return runApi(args, loginForm, (entered) => signedIn(entered, 200));
}
