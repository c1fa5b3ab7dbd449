import type { ActionFunctionArgs } from "@remix-run/node";
import { loginHandler } from "~/accounts/sign-in.server";
import { endpoints } from "./endpoints";
import { runApi } from "./run-api.server";
import { signedIn } from "./user-json.server";

/** `POST {username, password}` → 200 and the user; the cookie holds the session. */
export function action(args: ActionFunctionArgs) {
  return runApi(args, endpoints["/api/login"], loginHandler, (result) => signedIn(result, 200));
}
