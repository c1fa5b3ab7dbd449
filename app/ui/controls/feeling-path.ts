import { type Feeling, feelingSlug } from "#content/feelings";
import { themePrayerPath } from "~/paths";

export function feelingPath(feeling: Feeling): string {
  return `${themePrayerPath(feeling.theme)}&feeling=${feelingSlug(feeling)}`;
}
