import { isZone, zoneField } from "./zone";

/** The time zone that a script sent with a form; none where no script ran, or it is no zone. */
export function zoneOf(form: FormData): string | undefined {
  const zone = form.get(zoneField);
  return typeof zone === "string" && isZone(zone) ? zone : undefined;
}
