import { commonZones } from "#content/time-zones";

export const zoneLabel = (zone: string): string =>
  commonZones.find(({ value }) => value === zone)?.label ?? zone.replaceAll("_", " ");

export const morningHours: readonly number[] = [4, 5, 6, 7, 8, 9, 10, 11];

export const hourName = (hour: number): string =>
  hour === 12 ? "noon" : `${hour % 12} ${hour < 12 ? "a.m." : "p.m."}`;
