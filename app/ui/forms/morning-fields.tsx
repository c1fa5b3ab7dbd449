import { getSelectProps } from "@conform-to/react";
import { useEffect, useRef } from "react";
import type { FieldDefinition } from "~/forms/form";
import { hourName, morningHours } from "~/forms/time-zones";
import { useMounted } from "~/ui/controls/use-mounted";
import { Labelled } from "./labelled";
import type { FormPost } from "./use-form-post";
import { ZoneOptions } from "./zone-options";

type MorningFieldsProps = {
  post: FormPost;
  fields: { hour: FieldDefinition; zone: FieldDefinition };
};

/** An hour of the morning, and where; a script knows where. */
export function MorningFields({ post, fields }: MorningFieldsProps) {
  const [hour, zone] = [post.fieldOf(fields.hour), post.fieldOf(fields.zone)];
  const select = useRef<HTMLSelectElement>(null);
  const own = useMounted() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  useEffect(() => {
    if (own && select.current?.value === "") select.current.value = own;
  }, [own]);
  const { form: _, ...hourProps } = getSelectProps(hour);
  const { form: __, ...zoneProps } = getSelectProps(zone);
  const control = { className: "control", disabled: post.pending };
  return (
    <>
      <Labelled of={hour} label={fields.hour.label}>
        <select {...hourProps} {...control}>
          <HourOptions />
        </select>
      </Labelled>
      <Labelled of={zone} label={fields.zone.label}>
        <select {...zoneProps} {...control} ref={select}>
          <option value="">Choose your time zone</option>
          <ZoneOptions own={own} />
        </select>
      </Labelled>
    </>
  );
}

export function HourOptions() {
  return morningHours.map((hour) => (
    <option key={hour} value={hour}>
      {hourName(hour)}
    </option>
  ));
}
