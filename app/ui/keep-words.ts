import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

/** A post that got no answer of its form's own: what the server said, or undefined if nothing came. */
export type FailedPost = { failed: string | undefined };

/**
 * The client action of every page with a form: whatever happens to the connection, the page stays
 * and so do the words in it.
 */
export async function keepWords({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    if (!isRouteErrorResponse(error)) return { failed: undefined } satisfies FailedPost;
    const said =
      typeof error.data === "string" && error.data !== "" ? error.data : error.statusText;
    return { failed: `${error.status}: ${said}` } satisfies FailedPost;
  }
}
