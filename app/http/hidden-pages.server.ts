import type { Identity } from "./context.server";

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
