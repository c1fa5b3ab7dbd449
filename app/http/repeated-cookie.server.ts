import { settings } from "~/runtime/env.server";
import { cookieNames, sentCookies, sessionCookie } from "./session-cookie.server";

/**
 * Where more than one `session_id` came with a request: adds to its response what clears each of them,
 * wherever it was set, but leaves the one that the response itself sets.
 */
export async function clearRepeated(request: Request, response: Headers): Promise<void> {
  if (sentCookies(request).length < 2) return;
  const domains = [undefined, ...cookieDomains(new URL(settings().ORIGIN).hostname)];
  const paths = cookiePaths(new URL(request.url).pathname);
  const isSet = response
    .getSetCookie()
    .some((value) => value.startsWith(`${cookieNames.session}=`));
  for (const domain of domains) {
    for (const path of paths) {
      const isOwn = domain === undefined && path === "/";
      if (isOwn && isSet) continue;
      response.append(
        "Set-Cookie",
        await sessionCookie().serialize("", { maxAge: 0, domain, path }),
      );
    }
  }
}

/** Every domain that a cookie can name to come with the requests to a host. */
export function cookieDomains(host: string): string[] {
  const isAddress = host.startsWith("[") || /^[\d.]+$/.test(host);
  const labels = isAddress ? [] : host.split(".");
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join("."));
}

/** Deeper than any page of ours; a header has its bounds too. */
const deepest = 6;

/** Every path that a cookie can name to come with the requests for a path. */
export function cookiePaths(pathname: string): string[] {
  const parts = pathname
    .split("/")
    .slice(1, deepest + 1)
    .filter((part) => part !== "");
  // A semicolon would begin another attribute.
  if (pathname.includes(";")) return ["/"];
  const ends = parts.map((_, end) => `/${parts.slice(0, end + 1).join("/")}`);
  return ["/", ...ends.flatMap((path, i) => (i < ends.length - 1 ? [path, `${path}/`] : [path]))];
}
