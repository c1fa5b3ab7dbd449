import { redirect } from "@remix-run/node";
import { answerReference, getNeed, needHeading, needPath } from "#content/bible/bible-needs";
import { biblePath } from "#content/bible/bible-path";
import { readReference } from "#content/bible/reference";
import { crisisLine, unsafeHomeLine } from "#content/help-lines";
import { themeOfNeed } from "#content/search/theme-of";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { themePrayerPath } from "~/paths";
import { quotePassage } from "~/runtime/quotation.server";
import { isolated } from "~/ui/reading/isolated";
import { cleanQuery, understand } from "../search/query.server";

export const needCacheKey: CacheKeyReader = ({ need = "" }) => {
  const found = getNeed(need);
  return found && needPath(found);
};

/** @throws a redirect to the need that the word tells of ("afraid"). */
export function needPage(id = "") {
  const need = getNeed(id);
  if (!need) {
    const word = cleanQuery(id.replaceAll("-", " "));
    const { concepts } = understand(word);
    const near = getNeed(concepts.find(({ need }) => need)?.need ?? "");
    if (near) throw redirect(needPath(near));
    const heading = `We don’t have “${isolated(word)}” yet`;
    return { id: "", heading, lead: "Perhaps it’s here by another name.", passages: [] };
  }
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
