// samples: replace before publishing

/** Counters that a plan begins with (invented samples); what visitors really do here is added to them. */
export type PlanCounters = { author: string; completions: number; saved: number };

/** By plan id. */
export const planCounters: Readonly<Record<string, PlanCounters>> = {
  "1": { author: "Samuel K.", completions: 684, saved: 213 },
  "anxiety-plan": { author: "Hannah R.", completions: 1247, saved: 468 },
  "family-plan": { author: "Rebecca S.", completions: 792, saved: 304 },
  "combat-worry-plan": { author: "Hannah R.", completions: 538, saved: 187 },
  "new-beginnings-plan": { author: "Daniel M.", completions: 611, saved: 229 },
  "calm-storm-plan": { author: "Naomi B.", completions: 873, saved: 352 },
  "forgiveness-plan": { author: "Samuel K.", completions: 956, saved: 341 },
  "financial-peace-plan": { author: "Daniel M.", completions: 427, saved: 158 },
  "healing-plan": { author: "Naomi B.", completions: 719, saved: 276 },
  "faith-plan": { author: "Rebecca S.", completions: 834, saved: 297 },
  "wisdom-plan": { author: "Daniel M.", completions: 563, saved: 241 },
  "miracles-plan": { author: "Naomi B.", completions: 386, saved: 132 },
  "advent-plan": { author: "Naomi B.", completions: 0, saved: 0 },
  "christmas-plan": { author: "Hannah R.", completions: 0, saved: 0 },
  "lent-plan": { author: "Daniel M.", completions: 0, saved: 0 },
  "holy-week-plan": { author: "Samuel K.", completions: 0, saved: 0 },
  "easter-plan": { author: "Rebecca S.", completions: 0, saved: 0 },
  "come-holy-spirit-plan": { author: "Daniel M.", completions: 0, saved: 0 },
  "lords-prayer-plan": { author: "Samuel K.", completions: 0, saved: 0 },
  "grief-plan": { author: "Hannah R.", completions: 0, saved: 0 },
  "joy-plan": { author: "Rebecca S.", completions: 0, saved: 0 },
  "women-who-prayed-plan": { author: "Rebecca S.", completions: 0, saved: 0 },
  "couples-plan": { author: "Rebecca S.", completions: 0, saved: 0 },
  "prayer-partners-plan": { author: "Samuel K.", completions: 0, saved: 0 },
  "at-the-table-plan": { author: "Hannah R.", completions: 0, saved: 0 },
  "teenagers-plan": { author: "Daniel M.", completions: 0, saved: 0 },
  "psalms-for-the-night-plan": { author: "Naomi B.", completions: 0, saved: 0 },
  "mark-plan": { author: "Samuel K.", completions: 0, saved: 0 },
  "psalter-plan": { author: "Naomi B.", completions: 0, saved: 0 },
  "philippians-plan": { author: "Hannah R.", completions: 0, saved: 0 },
  "sermon-on-the-mount-plan": { author: "Daniel M.", completions: 0, saved: 0 },
  "ruth-plan": { author: "Rebecca S.", completions: 0, saved: 0 },
};
