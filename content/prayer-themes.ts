/** What the prayer generator offers, by the id of its prayer; the first is shown at the start. */
export const prayerThemes = {
  peace: "Peace & Comfort",
  strength: "Strength & Courage",
  thanksgiving: "Thanksgiving",
  guidance: "Guidance & Wisdom",
  faith: "Faith & Trust",
} as const;
