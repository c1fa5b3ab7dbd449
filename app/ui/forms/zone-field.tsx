import { zoneField } from "~/forms/time-zone";
import { useMounted } from "../controls/use-mounted";

export function ZoneField() {
  const mounted = useMounted();
  const zone = mounted ? Intl.DateTimeFormat().resolvedOptions().timeZone : "";
  return <input type="hidden" name={zoneField} value={zone} />;
}
