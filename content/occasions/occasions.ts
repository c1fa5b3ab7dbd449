import { days } from "./days";
import type { Occasion } from "./occasion";
import { people } from "./people";
import { thresholds } from "./thresholds";

export const occasionsPath = "/prayers/occasions";

/** Its prayer alone. */
export const occasionPath = ({ id }: Pick<Occasion, "id">): string =>
  `${occasionsPath}?of=${id}&pray=now`;

export const occasionGroups: readonly {
  id: string;
  heading: string;
  occasions: readonly Occasion[];
}[] = [
  { id: "days", heading: "For days and seasons", occasions: days },
  { id: "thresholds", heading: "For beginnings, losses, and hard rooms", occasions: thresholds },
  { id: "people", heading: "For people", occasions: people },
];

export const occasions: readonly Occasion[] = occasionGroups.flatMap((group) => group.occasions);

export const occasionsHead = {
  title: "Prayers for Occasions",
  lead: "Short ones, to say as they stand: at a table, in a waiting room, at a grave, on the first day of school.",
} as const;
