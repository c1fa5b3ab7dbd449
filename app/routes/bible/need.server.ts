import { answerReference, getNeed, needHeading, needPath } from "#content/bible/bible-needs";
import { biblePath } from "#content/bible/bible-path";
import { readReference } from "#content/bible/reference";
import { crisisLine, unsafeHomeLine } from "#content/help-lines";
import { themeOfNeed } from "#content/search/theme-of";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { themePrayerPath } from "~/paths";
import { quotePassage } from "~/runtime/quotation.server";
import { passageNotFound } from "./chapter/chapter-address.server";

export const needCacheKey: CacheKeyReader = ({ need = "" }) => {
  const found = getNeed(need);
  return found && needPath(found);
};

/** @throws 404 where there is no such need. */
export function needPage(id = "") {
  const need = getNeed(id);
  if (!need) throw passageNotFound();
  const { lead, help, unsafeHome } = need;
  const passages = need.passages.map(([reference, why, answer]) => {
    const shown = answerReference(reference, answer);
    return {
      shown,
      reference,
      why,
      path: biblePath(reference) ?? "/bible",
      words: quotePassage(readReference(shown)),
    };
  });
  const theme = themeOfNeed(id);
  const prayer = theme && { title: theme.title, path: themePrayerPath(theme.id) };
  const line = need.unsafeHome ? unsafeHomeLine() : need.crisis && crisisLine();
  return { id, heading: needHeading(need), lead, prayer, help, unsafeHome, line, passages };
}
