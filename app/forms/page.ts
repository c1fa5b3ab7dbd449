// Every page with a form exports these three from here, in one line, and nothing else of its own in their place.

import type { HeadersFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";
import type { ToastMessage } from "~/http/toast-message";
import { draftName, forgetDraft } from "./device-drafts";
import { doneParameter, type SignedOut } from "./form";

/** Without this on the page's own route Remix drops the headers of its action, such as Retry-After. */
export const headers: HeadersFunction = ({ parentHeaders, errorHeaders, ...own }) => {
  const merged = new Headers(parentHeaders);
  for (const source of [errorHeaders ?? own.loaderHeaders, own.actionHeaders])
    for (const [name, value] of source) merged.set(name, value);
  return merged;
};

/** When the connection is lost, the page stays, and so does the input. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  const { href, pathname } = location;
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) {
      // The redirect of a form that was accepted names it.
      const led = new URL(error.headers.get("Location") ?? "", href);
      const done = led.searchParams.get(doneParameter);
      if (done) forgetDraft(draftName(done, pathname));
      throw withoutFragment(error);
    }
    const signedOut = signedOutOf(error);
    if (signedOut) return json(signedOut, 401);
    return json(failedPost(error), 503);
  }
}

const json = (body: SignedOut | FailedPost, status: number) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json" },
  });

/** After a refused post Remix would ask for the page again, and without a connection take it away. */
export function shouldRevalidate({
  actionStatus,
  formMethod,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  // The redirect of a form that was accepted has a toast to fetch, whatever else changes in the address.
  const isPosted = formMethod !== undefined && formMethod.toUpperCase() !== "GET";
  if (!isPosted && isInHand(currentUrl, nextUrl)) return false;
  return actionStatus === undefined || actionStatus < 400;
}

/** Another of the generator's prayers, the hour's alone, or a prayer's lines: the page has them all. */
export function isInHand(from: URL, to: URL): boolean {
  const [before, after] = [from, to].map(({ pathname, searchParams }) => {
    const { prayer, line, done, ...rest } = Object.fromEntries(searchParams);
    const page = JSON.stringify([pathname, rest]);
    return { shown: `${prayer} ${/\bpray\b/.test(page) ? line : ""}`, page };
  });
  const begins = from.pathname === "/pray" && !from.searchParams.has("pray");
  if (begins && to.pathname === "/pray" && to.searchParams.get("pray") === "now") return true;
  // The way back from a breath, which is a place in it, leads to the same.
  const isOther = before?.shown !== after?.shown || from.hash === "#breathe";
  return before?.page === after?.page && isOther;
}

/** A page that stays where it is needs no fragment to find its way back. */
function withoutFragment(redirected: Response): Response {
  if (!redirected.headers.has("X-Remix-Replace")) return redirected;
  const headers = new Headers(redirected.headers);
  headers.set("Location", headers.get("Location")?.replace(/#.*/, "") ?? "");
  return new Response(null, { status: redirected.status, headers });
}

export function signedOutOf(error: unknown): SignedOut | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 401) return undefined;
  return error.data?.signedOut ? (error.data as SignedOut) : undefined;
}

export type FailedPost = {
  /** `{status}: {text}` as the server or a proxy said it; null if nothing came. */
  failed: string | null;
  /** Whether the text is no more than the status's own; and what the service worker says that sends it later. */
  wordless?: boolean;
  kept?: ToastMessage;
};

function failedPost(error: unknown): FailedPost {
  if (!isRouteErrorResponse(error)) return { failed: null };
  const { status, statusText, data } = error;
  if (/^Kept/.test(statusText))
    return { failed: null, kept: { title: statusText, description: data } };
  const wordless = typeof data !== "string" || data === "";
  return { failed: `${status}: ${wordless ? statusText : data}`, wordless };
}
