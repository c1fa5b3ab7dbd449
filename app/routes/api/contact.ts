import type { ActionFunctionArgs } from "@remix-run/node";
import { contact } from "~/forms/contact";
import { answerApi } from "~/server/api.server";
import { messageForm } from "~/server/visitor-forms.server";

/** `POST {firstName, lastName, email, phone?, message}` → 200 `{success: true, message}`. */
export function action(args: ActionFunctionArgs) {
  const { description: message } = contact.success;
  return answerApi(args, messageForm, () => Response.json({ success: true, message }));
}
