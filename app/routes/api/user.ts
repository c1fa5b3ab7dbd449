import type { LoaderFunctionArgs } from "@remix-run/node";
import { getUser } from "~/accounts/current-user.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { userJson } from "./api.server";

/** `GET` → 200 and the user signed in, else 401. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await getUser(args);
  if (user) return userJson(user, { status: 200 });
  return new Response("Not signed in", {
    status: 401,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cacheControl.nobody },
  });
}
