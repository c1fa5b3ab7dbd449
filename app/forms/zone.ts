/** The hidden field in which a script names the visitor's time zone; empty where none runs. */
export const zoneField = "zone";

/** Characters that the longest name of a zone has, and some more. */
export const longestZone = 64;

/** Whether there is a time zone of this name. */
export function isZone(name: string): boolean {
  if (name.length > longestZone) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The time zone that a script sent with a form; none where no script ran, or it is no zone. */
export function zoneOf(form: FormData): string | undefined {
  const zone = form.get(zoneField);
  return typeof zone === "string" && isZone(zone) ? zone : undefined;
}
