import type { ActionFunctionArgs } from "@remix-run/node";
import { newsletterHandler } from "~/routes/marketing/newsletter/newsletter.server";
import { endpoints, runApi } from "./api.server";

/** `POST {email, tags?}` → 200 `{success: true}`, the same for an address that is known. */
export function action(args: ActionFunctionArgs) {
  return runApi(args, endpoints["/api/newsletter"], newsletterHandler, () =>
    Response.json({ success: true }),
  );
}
