/** How somebody may come to pray, and the theme whose prayer is nearest to it. */
export type Feeling = {
  name: string;
  theme: string;
  /** Whom to call stands on the page that it leads to. */
  needsHelpLines?: true;
};

/** The first seven stand on the home page as well. */
export const feelings: readonly Feeling[] = [
  { name: "Anxious", theme: "theme-2" },
  { name: "Afraid", theme: "theme-16", needsHelpLines: true },
  { name: "Grieving", theme: "theme-2", needsHelpLines: true },
  { name: "Angry", theme: "theme-9", needsHelpLines: true },
  { name: "Tired", theme: "theme-6" },
  { name: "Grateful", theme: "theme-3" },
  { name: "Can’t sleep", theme: "theme-13", needsHelpLines: true },
  { name: "Hopeless", theme: "theme-17", needsHelpLines: true },
  { name: "Sick", theme: "theme-5" },
  { name: "Ashamed", theme: "theme-9", needsHelpLines: true },
  { name: "Impatient", theme: "theme-15" },
  { name: "Unsure what to do", theme: "theme-11" },
  { name: "Full of doubt", theme: "theme-18" },
  { name: "Lonely", theme: "theme-2", needsHelpLines: true },
  { name: "In debt", theme: "theme-7", needsHelpLines: true },
  { name: "Hurt by church", theme: "theme-2", needsHelpLines: true },
];

/** Who lies awake is afraid of other things than by day. */
export const afraidAtNight: Feeling = {
  name: "Afraid at night",
  theme: "theme-16",
  needsHelpLines: true,
};

/** Where a feeling leads at night. */
export const atNight = (feeling: Feeling): Feeling =>
  feeling.name === "Afraid" ? afraidAtNight : feeling;

/** As many as the home page shows. */
export const firstFeelings = feelings.slice(0, 7);

/** As an address says it: "cannot-sleep". */
export const feelingSlug = ({ name }: Feeling): string => slugOf(name);

const slugOf = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/can[’']t/, "cannot")
    .replaceAll(/[-_\s]+/g, "-");

/** The feeling that an address names, in whatever letters. */
export function getFeeling(named: string | null): Feeling | undefined {
  const slug = slugOf(named ?? "");
  return [...feelings, afraidAtNight].find((feeling) => feelingSlug(feeling) === slug);
}

/** Whether somebody in a dark hour may have been led to a theme. */
export function isForDarkHours(themeId: string): boolean {
  return feelings.some(({ theme, needsHelpLines }) => theme === themeId && needsHelpLines);
}
