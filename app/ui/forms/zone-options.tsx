import { commonZones } from "~/forms/time-zones";

/** The options of a choice of time zone. @param own one that is offered whether or not it is common. */
export function ZoneOptions({ own }: { own?: string }) {
  const isCommon = !own || commonZones.some(({ value }) => value === own);
  return (
    <>
      {!isCommon && <option value={own}>{own.replaceAll("_", " ")}</option>}
      {commonZones.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
