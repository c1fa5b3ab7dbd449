export type Tab = "login" | "register";

/** The address of a tab, which keeps where to go afterwards. */
export function authPath(tab: Tab, next: string): string {
  const query = new URLSearchParams({
    ...(tab === "register" && { tab }),
    ...(next !== "/" && { next }),
  }).toString();
  return query ? `/auth?${query}` : "/auth";
}
