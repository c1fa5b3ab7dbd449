import type { ActionFunctionArgs } from "@remix-run/node";
import { prayerRequestHandler } from "~/routes/support/contact.server";
import { prayerRequest } from "~/routes/support/contact-definition";
import { endpoints, runApi } from "./api.server";

/** `POST {fullName, email, prayerRequest, isPrivate?}` → 201 `{message}`. */
export function action(args: ActionFunctionArgs) {
  const { description: message } = prayerRequest.success;
  return runApi(args, endpoints["/api/prayer-request"], prayerRequestHandler, () =>
    Response.json({ message }, { status: 201 }),
  );
}
