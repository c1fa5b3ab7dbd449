import { days } from "./days";
import type { Occasion } from "./occasion";
import { people } from "./people";
import { thresholds } from "./thresholds";

export const occasionsPath = "/prayers/occasions";

/** Its prayer alone. */
export const occasionPath = ({ id }: Pick<Occasion, "id">): string =>
  `${occasionsPath}?of=${id}&pray=now`;

const all = [...days, ...thresholds, ...people];
const rooms =
  "a-deathbed a-funeral anniversary-of-a-death miscarriage before-surgery a-disaster addiction-first-day prison-gate court deployment hurt-by-church a-pet";
const hard = rooms.split(" ").flatMap((id) => all.find((each) => each.id === id) ?? []);
const others = (of: readonly Occasion[]) => of.filter(({ line }) => !line);

/** The hard rooms first. */
export const occasionGroups: readonly { heading: string; occasions: readonly Occasion[] }[] = [
  { heading: "For hard rooms", occasions: hard },
  { heading: "For days and seasons", occasions: others(days) },
  { heading: "For beginnings", occasions: others(thresholds) },
  { heading: "For people", occasions: others(people) },
];

export const occasions: readonly Occasion[] = occasionGroups.flatMap((group) => group.occasions);

export const occasionsHead = {
  title: "Prayers for Occasions",
  lead: "Short ones, to say as they stand: at a table, in a waiting room, at a grave, on the first day of school.",
} as const;
