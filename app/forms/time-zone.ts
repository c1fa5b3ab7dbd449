import { commonZones } from "#content/time-zones";
import type { FieldDefinition } from "./form";

export const zoneLabel = (zone: string): string =>
  commonZones.find(({ value }) => value === zone)?.label ?? zone.replaceAll("_", " ");

export const morningHours: readonly number[] = [4, 5, 6, 7, 8, 9, 10, 11];

export const hourName = (hour: number): string => `${hour} a.m.`;

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
