import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";
import { signedOutOf } from "../layout/refusal-message";

/**
 * A post that got no response of its form's own: `{status}: {text}` as the server or a proxy said it,
 * or null if nothing came.
 */
export type FailedPost = {
  failed: string | null;
  /** Whether the text is no more than the status's own. */
  wordless?: boolean;
};

/**
 * The client action of every page with a form: whatever happens to the connection, the page stays
 * and so do the words in it.
 */
export async function preserveInput({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw inPlace(error);
    const signedOut = signedOutOf(error);
    if (signedOut) return Response.json(signedOut, { status: 401 });
    return Response.json(failedPost(error), { status: 503 });
  }
}

/**
 * `shouldRevalidate` of the root and of every page with a loader and a form: after a refused post
 * nothing has changed, and where the connection is lost a second request would take the page away.
 * (Under single fetch Remix asks again unless a route says this itself.)
 */
export function unlessRefused({
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

/** Another of the generator's prayers is asked for: its script has them all. */
function isInHand(from: URL, to: URL): boolean {
  const [before, after] = [from, to].map(({ pathname, searchParams }) => {
    const { prayer, done, ...rest } = Object.fromEntries(searchParams);
    return { prayer, page: JSON.stringify([pathname, rest]) };
  });
  return before?.page === after?.page && before?.prayer !== after?.prayer;
}

/** A page that stays where it is needs no fragment to find its way back. */
function inPlace(redirected: Response): Response {
  if (!redirected.headers.has("X-Remix-Replace")) return redirected;
  const headers = new Headers(redirected.headers);
  headers.set("Location", headers.get("Location")?.replace(/#.*/, "") ?? "");
  return new Response(null, { status: redirected.status, headers });
}

function failedPost(error: unknown): FailedPost {
  if (!isRouteErrorResponse(error)) return { failed: null };
  const { status, statusText, data } = error;
  const wordless = typeof data !== "string" || data === "";
  return { failed: `${status}: ${wordless ? statusText : data}`, wordless };
}
