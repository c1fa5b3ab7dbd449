import type { LoaderFunctionArgs } from "@remix-run/node";
import { site } from "#content/site.server";
import { cacheControl } from "~/http/page-cache/cache-control";

/** The operator's color, as a sheet behind the main one. */
export function loader({ params: { file } }: LoaderFunctionArgs) {
  const { accent } = site();
  if (!accent || accent.path !== `/accent/${file}`) throw new Response(null, { status: 404 });
  return new Response(accent.css, {
    headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": cacheControl.forGood },
  });
}
