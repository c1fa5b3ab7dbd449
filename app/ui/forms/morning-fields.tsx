import { useEffect, useRef } from "react";
import { commonZones } from "#content/time-zones";
import type { FieldDefinition } from "~/forms/form";
import { hourName, morningHours, zoneLabel } from "~/forms/time-zones";
import { useMounted } from "../controls/controls";
import { controlProps, Labelled } from "./field";
import type { FormPost } from "./form";

type MorningFieldsProps = {
  post: FormPost;
  fields: { hour: FieldDefinition; zone: FieldDefinition };
};

export function MorningFields({ post, fields }: MorningFieldsProps) {
  const hour = post.fieldOf(fields.hour);
  return (
    <>
      <Labelled of={hour} label={fields.hour.label}>
        <select {...controlProps(hour, post)}>
          <HourOptions />
        </select>
      </Labelled>
      <ZoneSelect post={post} field={fields.zone} />
    </>
  );
}

/** Begins with the device's, where none is known. */
export function ZoneSelect({ post, field }: { post: FormPost; field: FieldDefinition }) {
  const zone = post.fieldOf(field);
  const select = useRef<HTMLSelectElement>(null);
  const own = useMounted() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  useEffect(() => {
    if (own && select.current?.value === "") select.current.value = own;
  }, [own]);
  return (
    <Labelled of={zone} label={field.label}>
      <select {...controlProps(zone, post)} ref={select}>
        <option value="">Choose your time zone</option>
        <ZoneOptions own={zone.initialValue || own} />
      </select>
    </Labelled>
  );
}

export function HourOptions() {
  return morningHours.map((hour) => (
    <option key={hour} value={hour}>
      {hourName(hour)}
    </option>
  ));
}

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
