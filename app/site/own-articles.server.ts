import { z } from "zod";
import { articles as listed } from "#content/articles/articles";
import { pieces } from "#content/articles/pieces";
import { dayInWords } from "#content/year/day-in-words";
import { imageNamed } from "./images.server";
import type { Draft, Tell } from "./kind.server";
import { type Look, renderMarkdown, safeAddress } from "./markdown.server";
import { artFields, artOf, itemKind, line, type Matter, noImage } from "./own-items.server";

/** As 2026-11-29. */
export const dayField = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, { error: "must be a day, as 2026-11-29." })
  .refine((day) => new Date(day).toJSON()?.startsWith(day), {
    error: "is no day of the calendar.",
  });

const schema = z.strictObject({
  draft: z.boolean().optional(),
  title: line(120),
  excerpt: line(300),
  author: line(60).optional(),
  date: dayField,
  ...artFields,
});

export const articles = itemKind({
  of: "articles",
  most: 80_000,
  schema,
  ours: [...listed, ...pieces],
  make(slug, found, our, { draft, tell }) {
    if (/^\d+$/.test(slug)) return void tell(undefined, "is named by a number: name it by words.");
    const { title, excerpt, date, author, ...art } = found.data;
    return {
      id: our?.id ?? slug,
      slug,
      title,
      excerpt,
      date: dayInWords(date, "date"),
      author: author ?? draft.name,
      ...artOf(art, slug, draft, tell),
      body: ownHtml(found, draft, tell),
      isOwn: true as const,
    };
  },
});

/** What an operator wrote in Markdown as HTML; what is not taken of it is told. */
export function ownHtml({ text, before }: Matter<unknown>, draft: Draft, tell: Tell): string {
  const lineAt = (at: number) => before + text.slice(0, at).split("\n").length;
  const look: Look = (token, at) => {
    const say = (words: string) => tell(lineAt(at), words);
    if (token.type === "html" && !token.raw.trim().startsWith("<!--"))
      say(
        `HTML is not taken: write "${token.raw.trim().slice(0, 30)}" in Markdown, or take it out.`,
      );
    if (token.type === "link" && safeAddress(token.href) === "")
      say(
        `the link to "${token.href.slice(0, 40)}" leads nowhere: it has to begin with https:, mailto: or /.`,
      );
    if (token.type !== "image") return;
    const found = imageNamed(draft, token.href);
    if (!found) return say(noImage(token.href, draft));
    if (token.text.trim() === "")
      say(
        `the picture ${token.href} has no words for who cannot see it: write ![what it shows](${token.href}).`,
      );
    const { path: src, width, height } = found.image;
    token.own = { src, choices: found.choices, width, height };
  };
  if (text.trim() === "") tell(before, "has no words below its front matter.");
  try {
    return renderMarkdown(text, look);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    tell(before, "nests too deep: a quotation within a quotation, again and again.");
    return "";
  }
}
