import type { ActionFunctionArgs } from "@remix-run/node";
import { accountForm } from "~/server/account-forms.server";
import { answerApi } from "~/server/api.server";
import { signedIn } from "~/server/user-answer.server";

/** `POST {username, email, password}` → 201 and the user; the cookie holds the session. */
export function action(args: ActionFunctionArgs) {
  return answerApi(args, accountForm, (entered) => signedIn(entered, 201));
}
