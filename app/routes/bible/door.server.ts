import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { passageText } from "~/runtime/bible/passage.server";
import { biblePath } from "../../../content/bible/bible-path";
import { doorHeading, doorPath, getDoor } from "../../../content/bible/doors";
import { passageNotFound } from "./chapter/chapter.server";

export const doorCacheKey: CacheKeyReader = ({ need = "" }) => {
  const found = getDoor(need);
  return found && doorPath(found);
};

/** As many letters of a passage as its card shows. */
const glimpse = 160;

/** @throws 404 where there is no such door. */
export function doorPage(need = "") {
  const door = getDoor(need);
  if (!door) throw passageNotFound();
  const { lead, needsHelpLines = false } = door;
  const passages = door.passages.map(([reference, why]) => {
    const text = passageText(reference);
    const begins =
      text.length > glimpse ? `${text.slice(0, glimpse).replace(/\s\S*$/, "")} …` : text;
    return { reference, why, path: biblePath(reference) ?? "/bible", begins };
  });
  return { heading: doorHeading(door), lead, needsHelpLines, passages };
}
