import type { HourName } from "./hour";

/** To whoever goes from a prayer. */
export const sendings: Readonly<Record<HourName, string>> = {
  morning: "The Lord goes before you into this day.",
  midday: "The Lord is with you in what’s left of this day.",
  evening: "The Lord stays with you as the day lets go.",
  night: "The Lord keeps watch tonight. You can rest.",
};
