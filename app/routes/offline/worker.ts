import worker from "virtual:worker";
import { cacheControl } from "~/http/page-cache/cache-control";
import { settings } from "~/runtime/env.server";

/** The service worker (app/worker); where it is off one that takes itself back, and all it kept. */
export function loader() {
  const script = settings().OFFLINE === "on" ? worker : `self.OFF=true;${worker}`;
  return new Response(script, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": cacheControl.checked,
      // Its own requests are bound by it.
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    },
  });
}
