import { type Feeling, feelingSlug } from "#content/feelings";
import { themePrayerPath } from "~/paths";

/** Where a feeling leads: straight to a prayer, which says what it is for. */
export function feelingPath(feeling: Feeling): string {
  return `${themePrayerPath(feeling.theme)}&feeling=${feelingSlug(feeling)}`;
}
