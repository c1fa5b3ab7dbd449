/** The cookies of ours. */
export const cookieNames = { session: "session_id", preferences: "preferences" } as const;

/**
 * The cookies of a request's header, each name with its values in their order, as they were sent:
 * not decoded, quotes and all. It reads the header once, whatever it holds.
 */
export function readCookies(header: string | null | undefined): Map<string, string[]> {
  const cookies = new Map<string, string[]>();
  for (const pair of header?.split(";") ?? []) {
    const equals = pair.indexOf("=");
    if (equals < 0) continue;
    const name = withoutBlanks(pair.slice(0, equals));
    const value = withoutBlanks(pair.slice(equals + 1));
    const values = cookies.get(name);
    if (values) values.push(value);
    else cookies.set(name, [value]);
  }
  return cookies;
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

/** Spaces and tabs alone: what else looks like one is part of a name. */
function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text[start])) start += 1;
  while (end > start && isBlank(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

const isBlank = (character: string | undefined) => character === " " || character === "\t";
