import type { ActionFunctionArgs } from "@remix-run/node";
import { accountHandler } from "~/accounts/registration.server";
import { endpoints, runApi, signedIn } from "./api.server";

/** `POST {username, email, password}` → 201 and the user; the cookie holds the session. */
export function action(args: ActionFunctionArgs) {
  return runApi(args, endpoints["/api/register"], accountHandler, (result) =>
    signedIn(result, 201),
  );
}
