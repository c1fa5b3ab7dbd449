import { commonZones, zoneLabel } from "~/forms/time-zones";

export function ZoneOptions({ own }: { own?: string }) {
  const isCommon = !own || commonZones.some(({ value }) => value === own);
  return (
    <>
      {!isCommon && <option value={own}>{zoneLabel(own)}</option>}
      {commonZones.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
