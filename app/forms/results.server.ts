import { redirect } from "@remix-run/node";
import { cacheControl } from "~/http/page-cache/cache-control";
import { readSession } from "~/http/session-cookie.server";
import { settings } from "~/runtime/env.server";
import { doneParameter } from "./form";

/**
 * A form's result is for the one who sent the form. The redirect to it begins at a page of ours, which
 * browsers tell by Sec-Fetch-Site, older ones by Referer, cookies or not; an address that was shared,
 * typed or kept begins elsewhere.
 * @throws a redirect to the same page without the result, for everybody else.
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

/** Whether an address says what came of a form. */
export const asksForResult = ({ url }: Pick<Request, "url">): boolean =>
  new URL(url).searchParams.has(doneParameter);

/** A path without what came of a form. */
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
