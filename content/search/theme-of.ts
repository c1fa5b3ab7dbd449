import { getTheme } from "../themes/themes";
import type { Concept } from "./concept";
import { thesaurus } from "./thesaurus";

/** The first theme among the pages that fit what somebody means. */
export const themeOf = ({ to }: Concept) =>
  to.map((path) => getTheme(path.replace("/theme/", ""))).find(Boolean);

/** The theme to pray with in a need. @param need its id */
export function themeOfNeed(need: string) {
  const concepts = thesaurus.filter((each) => each.need === need);
  return concepts.map(themeOf).find(Boolean);
}
