const wellFormed = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether a request names exactly one host, as `name[:port]`. Any such name is served. */
export function hasGoodHost(rawHeaders: readonly string[]): boolean {
  let host: string | undefined;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? "";
    if (name.length !== 4 || name.toLowerCase() !== "host") continue;
    if (host !== undefined) return false;
    host = rawHeaders[i + 1];
  }
  if (host === undefined || (host !== lastGood && !wellFormed.test(host))) return false;
  lastGood = host;
  return true;
}

/** Nearly everybody names the same. */
let lastGood: string | undefined;

/**
 * The address asked for, on our own origin: pages never learn it from the Host header.
 * @returns undefined when the target is no path or, decoded, no UTF-8 or not on one line.
 */
export function targetUrl(target: string, origin: string): URL | undefined {
  const path = /^https?:\/\//i.test(target)
    ? target.replace(/^https?:\/\/[^/?#]*/i, "") || "/"
    : target;
  if (!path.startsWith("/") || !URL.canParse(origin + path)) return undefined;
  const url = new URL(origin + path);
  try {
    // No route matches these, not even the one for every other address.
    return /[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(url.pathname)) ? undefined : url;
  } catch {
    return undefined;
  }
}
