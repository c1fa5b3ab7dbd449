import { commonZones, zoneLabel } from "~/forms/time-zones";

/** The options of a choice of time zone. @param own one that is offered whether or not it is common. */
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
