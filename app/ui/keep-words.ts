import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";

/** A post that got no answer of its form's own: what the server said, or null if nothing came. */
export type FailedPost = { failed: string | null };

/**
 * The client action of every page with a form: whatever happens to the connection, the page stays
 * and so do the words in it.
 */
export async function keepWords({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return Response.json({ failed: said(error) ?? null } satisfies FailedPost, { status: 503 });
  }
}

/**
 * `shouldRevalidate` of the root and of every page with a loader and a form: after a refused post
 * nothing has changed, and where the connection is lost a second request would take the page away.
 * (Under single fetch Remix asks again unless a route says this itself.)
 */
export function unlessRefused({ actionStatus }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === undefined || actionStatus < 400;
}

function said(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const words = typeof error.data === "string" && error.data !== "" ? error.data : error.statusText;
  return `${error.status}: ${words}`;
}
