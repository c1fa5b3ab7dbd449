import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { nextParameter, signInPath } from "~/paths";

export type Tab = "login" | "register";

export function authPath(tab: Tab, next = "/"): string {
  if (tab === "login") return signInPath(next);
  const query = new URLSearchParams({ tab, ...(next !== "/" && { [nextParameter]: next }) });
  return `${signInPath()}?${query}`;
}

export const tabOf = (query: URLSearchParams): Tab =>
  query.get("tab") === "register" ? "register" : "login";

/** Undefined for whoever was led here. */
export const authCacheKey: CacheKeyReader = (_, query) =>
  query.has(nextParameter) ? undefined : authPath(tabOf(query));
