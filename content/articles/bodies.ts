import { biblePath, bookAndVerses, referencePattern } from "../bible/bible-path";
import { withHelpLines, withOwnNumbers } from "../help-lines";
import type { Article } from "./article";

const bodies = import.meta.glob<string>("./*.md", { eager: true, import: "default" });

/** The words of an article as safe HTML, made from its Markdown when the site was built or read. */
export function getBody({ slug, body }: Pick<Article, "slug" | "body">): string {
  const ours = bodies[`./${slug}.md`];
  if (body !== undefined) return linked(withHelpLines(body));
  if (ours === undefined) throw new Error(`There is no ${slug}.md`);
  return linked(withHelpLines(withOwnNumbers(ours)));
}

/** HTML whose references lead to their places in the Bible; those within a link stay as they are. */
function linked(html: string): string {
  let inLink = false;
  const pieces = html.split(/(<[^<>]*>)/).map((piece) => {
    if (piece.startsWith("<a ")) inLink = true;
    if (piece === "</a>") inLink = false;
    return piece.startsWith("<") || inLink ? piece : withLinks(piece);
  });
  return pieces.join("");
}

function withLinks(text: string): string {
  const parts = text.split(referencePattern);
  return parts.map((part, index) => (index % 2 === 1 ? linkTo(part) : part)).join("");
}

function linkTo(reference: string): string {
  const [book, verses] = bookAndVerses(reference);
  const whole = book?.replace(" ", "\u00a0");
  return `<a href="${biblePath(reference)}">${whole} <span class="whitespace-nowrap">${verses}</span></a>`;
}
