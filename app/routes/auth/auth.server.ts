import { nextOf } from "~/accounts/session.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { sessionOf } from "~/http/session-cookie.server";
import { isOwnPage, nextParameter } from "~/paths";
import { authPath, type Tab } from "./auth-path";

const tabOf = (query: URLSearchParams): Tab =>
  query.get("tab") === "register" ? "register" : "login";

export async function authPage(request: Request) {
  const { searchParams } = new URL(request.url);
  const next = nextOf(request);
  return { tab: tabOf(searchParams), next, reason: await reasonOf(request, next) } as const;
}

/** Undefined for whoever was led here. */
export const authCacheKey: CacheKeyReader = (_, query) => {
  if (query.has(nextParameter)) return undefined;
  return authPath(tabOf(query));
};

async function reasonOf(request: Request, next: string): Promise<string | undefined> {
  if (!isOwnPage(next)) return undefined;
  const begun = await sessionOf(request);
  return begun === undefined
    ? "Please log in to see that page."
    : "You were signed out. Please log in again.";
}
