import type { FieldDefinition } from "./form";

/** The hidden field in which a script names the visitor's time zone; empty where none runs. */
export const zoneField = "zone";

/** Characters that the longest name of a zone has, and some more. */
export const longestZone = 64;

export const zone = {
  name: zoneField,
  label: "Time zone",
  type: "hidden",
  maxLength: longestZone,
} as const satisfies FieldDefinition;

export const zoneIntent = "tell-zone";
