import { data, redirect } from "@remix-run/node";
import { answerReference, getNeed, needHeading, needPath } from "#content/bible/bible-needs";
import { biblePath } from "#content/bible/bible-path";
import { readReference } from "#content/bible/reference";
import { crisisLine, unsafeHomeLine } from "#content/help-lines";
import { themeOfNeed } from "#content/search/theme-of";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { themePrayerPath } from "~/paths";
import { quotePassage } from "~/runtime/quotation.server";
import type { Refusal } from "~/ui/layout/refusal-page";
import { cleanQuery, understand } from "../search/query.server";

export const needCacheKey: CacheKeyReader = ({ need = "" }) => {
  const found = getNeed(need);
  return found && needPath(found);
};

/** @throws where there is no such need: a redirect to the one that the word tells of ("afraid"), or 404. */
export function needPage(id = "") {
  const need = getNeed(id);
  if (!need) {
    const { concepts } = understand(cleanQuery(id.replaceAll("-", " ")));
    const near = getNeed(concepts.find(({ need }) => need)?.need ?? "");
    throw near ? redirect(needPath(near)) : data(noSuchNeed, { status: 404 });
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

const noSuchNeed: Partial<Refusal> = {
  text: "We have no page for that word yet. Perhaps there is one by another name.",
  ways: [{ to: "/bible#doors-heading", label: "See what there is" }],
  search: "Or look for a passage or a word",
};
