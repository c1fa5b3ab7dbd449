import type { LoaderFunctionArgs } from "@remix-run/node";
import { preferencesOf } from "~/accounts/preferences.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { settings } from "~/runtime/env.server";
import { offlineList } from "./offline.server";

/** For the service worker: the pages to keep; `off` where this device, or the site, keeps none. */
export async function loader(args: LoaderFunctionArgs) {
  const { onlineOnly } = await preferencesOf(args);
  const isOff = onlineOnly || settings().OFFLINE === "off";
  const list = isOff ? { off: true } : offlineList(new URL(args.request.url).searchParams);
  return Response.json(list, { headers: { "Cache-Control": cacheControl.nobody } });
}
