import type { Role } from "#db/accounts/team.server";
import type { User } from "#db/accounts/users.server";
import type { Refusal } from "./refusal.server";

/**
 * What our edge tells the routes of a request. Under the development server and stock
 * `remix-serve` it is empty, so every field may be absent.
 */
declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Also in the log and in X-Request-Id. */
    requestId?: string;
    /** The visitor's address as rate limits count it. */
    address?: string;
    /** What was posted, as the edge has read it. */
    body?: Buffer;
    /** A whole page is asked for, not its routes' data for a script. */
    isDocument?: boolean;
    /**
     * A form came with the request. A loader that finds this runs after the form’s action has refused
     * it, for one that was taken redirects: Remix gives loaders and `meta` no action data.
     */
    isFormPost?: boolean;
    /** The edge has refused the request; thrown by the guard and by the root loader. */
    refusal?: Refusal;
    /** Who asks, where the edge had to know. */
    identity?: Identity;
    /** The database could not be asked for something of this request. */
    storageFailed?: boolean;
  }
}

/**
 * Who is signed in with a request, and what they are on the prayer team.
 * Unseen is who is perhaps signed in, but the database cannot say so just now: a stranger to public pages.
 */
export type Identity = { user?: User; role?: Role; isUnseen?: boolean };

/** Pages that are there for some alone: to everybody else their addresses are addresses of nothing. */
export type HiddenPages = {
  /** @param pattern of a route, such as "/team/:handle". */
  covers(pattern: string): boolean;
  /**
   * Who sends a request, found out once for all that it runs, and whether a page is there for them.
   * @param pattern of the page's route.
   */
  admit(
    request: Pick<Request, "headers">,
    pattern: string,
  ): Promise<{ identity: Identity; isAdmitted: boolean }>;
};
