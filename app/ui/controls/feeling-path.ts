import { themePrayerPath } from "~/paths";
import { type Feeling, feelingSlug } from "../../../content/feelings";

/** Where a feeling leads: straight to a prayer, which says what it is for. */
export function feelingPath(feeling: Feeling): string {
  return `${themePrayerPath(feeling.theme)}&feeling=${feelingSlug(feeling)}`;
}
