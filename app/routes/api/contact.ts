import type { ActionFunctionArgs } from "@remix-run/node";
import { messageHandler } from "~/routes/support/contact.server";
import { contact } from "~/routes/support/contact-definition";
import { endpoints, runApi } from "./api.server";

/** `POST {firstName, lastName, email, phone?, message}` → 200 `{success: true, message}`. */
export function action(args: ActionFunctionArgs) {
  const { description: message } = contact.success;
  return runApi(args, endpoints["/api/contact"], messageHandler, () =>
    Response.json({ success: true, message }),
  );
}
