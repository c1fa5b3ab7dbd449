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

/** Spaces and tabs alone: what else looks like one is part of a name. */
function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text[start])) start += 1;
  while (end > start && isBlank(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

const isBlank = (character: string | undefined) => character === " " || character === "\t";
