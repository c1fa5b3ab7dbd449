import { nextParameter, signInPath } from "~/paths";

export type Tab = "login" | "register";

export function authPath(tab: Tab, next = "/"): string {
  if (tab === "login") return signInPath(next);
  const query = new URLSearchParams({ tab, ...(next !== "/" && { [nextParameter]: next }) });
  return `${signInPath()}?${query}`;
}
