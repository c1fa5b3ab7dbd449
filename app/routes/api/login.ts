import type { ActionFunctionArgs } from "@remix-run/node";
import { answerApi } from "~/forms/api.server";
import { loginForm } from "~/server/account-forms.server";
import { signedIn } from "~/server/user-answer.server";

/** `POST {username, password}` → 200 and the user; the cookie holds the session. */
export function action(args: ActionFunctionArgs) {
  return answerApi(args, loginForm, (entered) => signedIn(entered, 200));
}
