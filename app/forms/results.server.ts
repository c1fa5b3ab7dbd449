import { redirect } from "@remix-run/node";
import { cacheControl } from "~/http/page-cache/cache-control";
import { readSession } from "~/http/session-cookie.server";
import { settings } from "~/runtime/env.server";
import { doneParameter } from "./form";

/**
 * A result's redirect begins at a page of ours: by Sec-Fetch-Site, in older browsers by Referer.
 * @throws a redirect to the page without the result, for everybody else.
 */
export async function requireOwnResult(request: Request): Promise<void> {
  if (!asksForResult(request) || isFromOwnPage(request)) return;
  // The toast on the way to somebody is as good a proof.
  if ((await readSession(request)).flash) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(withoutResult(pathname + search), {
    status: 303,
    headers: { "Cache-Control": cacheControl.nobody },
  });
}

export const asksForResult = ({ url }: Pick<Request, "url">): boolean =>
  new URL(url).searchParams.has(doneParameter);

export function withoutResult(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, "http://own");
  if (!searchParams.has(doneParameter)) return path;
  searchParams.delete(doneParameter);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ""}${hash}`;
}

function isFromOwnPage({ headers }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  const referer = headers.get("Referer") ?? "";
  if (!URL.canParse(referer)) return false;
  const { host } = new URL(referer);
  return host === headers.get("Host")?.toLowerCase() || host === new URL(settings().ORIGIN).host;
}
