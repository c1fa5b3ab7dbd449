import type { SeasonName } from "../year/seasons";

type Psalms = readonly [morning: string, night: string];

/** Parts of psalms for Sundays of Lent and Easter that have no name of their own, by the week; they go with the lesson. */
export const sundayPsalms: Readonly<Partial<Record<SeasonName, Readonly<Record<number, Psalms>>>>> =
  {
    lent: {
      1: ["Psalm 32:1-7", "Psalm 27:11-14"],
      2: ["Psalm 33:18-22", "Psalm 121:1-8"],
      3: ["Psalm 95:1-6", "Psalm 63:1-4"],
      4: ["Psalm 146:5-9", "Psalm 23:1-6"],
      5: ["Psalm 116:1-9", "Psalm 130:1-8"],
    },
    easter: {
      2: ["Psalm 118:14-17", "Psalm 111:1-5"],
      3: ["Psalm 30:1-5", "Psalm 116:12-19"],
      4: ["Psalm 23:1-6", "Psalm 100:1-5"],
      5: ["Psalm 31:1-5", "Psalm 84:1-4"],
      6: ["Psalm 68:4-6", "Psalm 104:27-31"],
      7: ["Psalm 47:1-8", "Psalm 93:1-5"],
    },
  };
