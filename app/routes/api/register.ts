import type { ActionFunctionArgs } from "@remix-run/node";
import { answerApi } from "~/forms/api.server";
import { accountForm } from "~/server/account-forms.server";
import { signedIn } from "~/server/user-answer.server";

/** `POST {username, email, password}` → 201 and the user; the cookie holds the session. */
export function action(args: ActionFunctionArgs) {
  return answerApi(args, accountForm, (entered) => signedIn(entered, 201));
}
