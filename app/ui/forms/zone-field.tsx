import { zoneField } from "~/forms/time-zone";
import { useMounted } from "../controls/use-mounted";

/** Tells a form's action which day it is where the visitor is, once scripts run. */
export function ZoneField() {
  const mounted = useMounted();
  const zone = mounted ? Intl.DateTimeFormat().resolvedOptions().timeZone : "";
  return <input type="hidden" name={zoneField} value={zone} />;
}
