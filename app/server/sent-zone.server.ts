import { zoneField } from "../forms/zone";

/** The time zone that a script sent with a form; none where no script ran, or it is no zone. */
export function zoneOf(form: FormData): string | undefined {
  const zone = form.get(zoneField);
  if (typeof zone !== "string" || zone.length > 64) return undefined;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return zone;
  } catch {
    return undefined;
  }
}
