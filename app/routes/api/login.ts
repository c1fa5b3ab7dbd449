import type { ActionFunctionArgs } from "@remix-run/node";
import { loginHandler } from "~/accounts/sign-in.server";
import { endpoints, runApi, signedIn } from "./api.server";

/** `POST {username, password}` → 200 and the user; the cookie holds the session. */
export function action(args: ActionFunctionArgs) {
  return runApi(args, endpoints["/api/login"], loginHandler, (result) => signedIn(result, 200));
}
