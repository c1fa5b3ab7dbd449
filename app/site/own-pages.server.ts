import { z } from "zod";
import { dayInWords } from "#content/year/day-in-words";
import type { Kind, Tell } from "./kind.server";
import { dayField, ownHtml } from "./own-articles.server";
import { frontMatter, line, type Matter, wordsOf } from "./own-items.server";

const legalPages = ["privacy-policy", "terms", "cookie-policy", "ccpa", "accessibility"] as const;

const legalSchema = z.strictObject({
  draft: z.boolean().optional(),
  description: line(200),
  date: dayField,
  short: z.array(line(300)).max(8).default([]),
});

const aboutSchema = z.strictObject({
  draft: z.boolean().optional(),
  description: line(200),
  lead: line(200),
  mission: line(400),
  founded: z.union([line(20), z.number().int().transform(String)]),
  values: z
    .array(z.strictObject({ title: line(60), text: line(500) }))
    .max(6)
    .default([]),
});

/** The legal pages and the page about us. None can be taken away: every page leads to them. */
export const pages: Kind = {
  pattern: /^pages\/[^/]+\.md$/,
  named: `pages/${[...legalPages, "about"].join(".md, ")}.md`,
  most: 80_000,
  add({ name }, content, draft, tell) {
    const id = name.slice("pages/".length, -".md".length);
    const page = legalPages.find((each) => each === id);
    if (!page && id !== "about")
      return tell(
        undefined,
        `is no page that can be replaced: these are ${legalPages.join(", ")} and about.`,
      );
    if (page) {
      const found = unhidden(content, legalSchema, tell);
      if (!found) return;
      const { draft: isDraft, date, ...own } = found.data;
      const html = ownHtml(found, draft, tell);
      const given = { ...own, html, on: date, since: `Effective ${dayInWords(date, "date")}` };
      if (!isDraft) draft.legal = { ...draft.legal, [page]: given };
      return;
    }
    const found = unhidden(content, aboutSchema, tell);
    if (!found) return;
    const { draft: isDraft, ...own } = found.data;
    const words = { line: found.before + 1, title: "", text: found.text };
    const story = wordsOf(words, "the story below the front matter", tell).split("\n\n");
    if (!isDraft) draft.about = { ...own, story };
  },
};

function unhidden<T>(content: Buffer, schema: z.ZodType<T>, tell: Tell): Matter<T> | undefined {
  const found = frontMatter(content, schema, tell);
  if (found !== "hidden") return found;
  return void tell(undefined, "cannot be taken away, for every page leads to it.");
}
