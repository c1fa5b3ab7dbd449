import type { Art } from "../art";
import { helpList } from "../help/list";
import { withOwnNumbers } from "../help-lines";
import { laidOver, perSite, type Site } from "../site.server";
import { depression } from "./depression";
import { doubt } from "./doubt";
import { eveningPrayer } from "./evening-prayer";
import { faithTrust } from "./faith-trust";
import { family } from "./family";
import { forgiveness } from "./forgiveness";
import { gratitude } from "./gratitude";
import { guidance } from "./guidance";
import { healing } from "./healing";
import { hope } from "./hope";
import { marriage } from "./marriage";
import { morningPrayer } from "./morning-prayer";
import { overcomingFear } from "./overcoming-fear";
import { patience } from "./patience";
import { peaceComfort } from "./peace-comfort";
import { protection } from "./protection";
import { strength } from "./strength";
import type { Theme, ThemeCategory, ThemeText } from "./theme";
import { themeArt } from "./theme-art";
import { themeCounters } from "./theme-counters";
import { wisdom } from "./wisdom";

export type { Theme } from "./theme";

/** Ours, in the order of the list, theme-1 to theme-18. */
export const themes: readonly Theme[] = [
  theme("daily", morningPrayer, themeArt.morningPrayer),
  theme("featured", peaceComfort, themeArt.peaceComfort),
  theme("character", gratitude, themeArt.gratitude),
  theme("featured", faithTrust, themeArt.faithTrust),
  theme("popular", healing, themeArt.healing),
  theme("popular", strength, themeArt.strength),
  theme("character", wisdom, themeArt.wisdom),
  theme("relationships", family, themeArt.family),
  theme("relationships", forgiveness, themeArt.forgiveness),
  theme("popular", protection, themeArt.protection),
  theme("popular", guidance, themeArt.guidance),
  theme("featured", hope, themeArt.hope),
  theme("daily", eveningPrayer, themeArt.eveningPrayer),
  theme("relationships", marriage, themeArt.marriage),
  theme("character", patience, themeArt.patience),
  theme("challenges", overcomingFear, themeArt.overcomingFear),
  theme("challenges", depression, themeArt.depression),
  theme("challenges", doubt, themeArt.doubt),
];

/** Those of the site: ours, with the operator's laid over them. */
export const allThemes = perSite((site) =>
  laidOver(
    site.samples && site.help === helpList ? themes : themes.map((each) => asSaid(each, site)),
    site.themes,
  ),
);

const byId = perSite(() => new Map(allThemes().map((theme) => [theme.id, theme])));

/** Of ours what they begin to count with is invented, and the numbers are one country's. */
const asSaid = (theme: Theme, { samples }: Site): Theme => ({
  ...theme,
  ...(!samples && { completions: 0, saved: 0 }),
  applicationSteps: theme.applicationSteps.map(
    withOwnNumbers,
  ) as unknown as Theme["applicationSteps"],
});

/** The theme of this id, if there is one. */
export function getTheme(id: string): Theme | undefined {
  return byId().get(id);
}

/** Of what leads to themes that which still does: an operator may have taken one away. */
export const leadingToThemes = <Way extends { theme: string }>(ways: readonly Way[]) =>
  ways.filter(({ theme }) => getTheme(theme));

/** Shown when no theme is named, and under the name of a theme that we do not have. */
export const defaultTheme = (): Theme => getTheme("theme-1") ?? (allThemes()[0] as Theme);

/** "You May Also Like"; a theme that we do not have gets the first three. */
export function relatedThemes(id: string): readonly Theme[] {
  const numbers = related[themes.findIndex((each) => each.id === id)] ?? [1, 2, 3];
  const fixed = numbers.flatMap((number) => getTheme(`theme-${number}`) ?? []);
  const others = allThemes().filter((theme) => theme.id !== id && !fixed.includes(theme));
  return [...fixed, ...others].slice(0, 3);
}

/** The numbers of the three related themes, theme by theme. */
const related: readonly (readonly [number, number, number])[] = [
  [13, 3, 11],
  [5, 12, 16],
  [1, 12, 6],
  [16, 12, 7],
  [2, 9, 17],
  [10, 3, 15],
  [11, 4, 6],
  [14, 9, 15],
  [8, 5, 17],
  [6, 4, 16],
  [7, 4, 1],
  [17, 3, 5],
  [1, 2, 10],
  [8, 9, 15],
  [6, 9, 17],
  [4, 10, 6],
  [5, 12, 2],
  [4, 7, 12],
];

/** Puts together what is known of one theme; an owner may take its counters out. */
function theme(category: ThemeCategory, text: ThemeText, art: Art): Theme {
  const counters = themeCounters[text.id] ?? { completions: 0, saved: 0 };
  return { ...text, ...art, ...counters, category };
}
