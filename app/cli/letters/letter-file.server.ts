import { readFileSync } from "node:fs";
import { lexer, type Token, type Tokens } from "marked";
import { Problem } from "~/cli/command.server";
import type { Block, Span } from "~/letters/letter";

/** A letter as the operator wrote it. */
export type LetterFile = { subject: string; blocks: Block[] };

/**
 * Reads a letter from a Markdown file: its first heading is the subject, all below it the letter.
 * Raw HTML and pictures are left out.
 * @throws Problem when the file cannot be read, or has no heading or no words.
 */
export function readLetterFile(path: string): LetterFile {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new Problem(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  return parseLetter(text);
}

/** The same from the words themselves. */
export function parseLetter(text: string): LetterFile {
  const tokens = lexer(text).filter(({ type }) => type !== "space");
  const [first, ...rest] = tokens;
  if (first?.type !== "heading")
    throw new Problem("A letter begins with its subject as a heading: # Good news");
  const subject = plainText(first.tokens ?? []);
  const blocks = rest.flatMap(blocksOf);
  if (subject.length > 200) throw new Problem("The subject is longer than 200 characters.");
  if (!subject || blocks.length === 0) throw new Problem("A letter has a subject and words.");
  return { subject, blocks };
}

function blocksOf(token: Token): Block[] {
  switch (token.type) {
    case "heading":
      return [{ type: "heading", spans: spansOf(token.tokens ?? []) }];
    case "paragraph": {
      const spans = spansOf(token.tokens ?? []);
      return spans.length > 0 ? [{ type: "paragraph", spans }] : [];
    }
    case "blockquote": {
      const parts = (token as Tokens.Blockquote).tokens.filter(({ type }) => type === "paragraph");
      return parts.map((part) => ({
        type: "quote",
        spans: spansOf((part as Tokens.Paragraph).tokens),
      }));
    }
    case "list": {
      const { items } = token as Tokens.List;
      return [{ type: "list", items: items.map(({ tokens }) => spansOf(tokens)) }];
    }
    case "hr":
      return [{ type: "rule" }];
    default:
      return [];
  }
}

type Marks = { strong?: boolean; em?: boolean; href?: string };

function spansOf(tokens: readonly Token[], marks: Marks = {}): Span[] {
  return tokens.flatMap((token): Span[] => {
    switch (token.type) {
      case "strong":
        return spansOf(token.tokens ?? [], { ...marks, strong: true });
      case "em":
        return spansOf(token.tokens ?? [], { ...marks, em: true });
      case "link":
        return spansOf(token.tokens ?? [], { ...marks, href: safeHref(token.href) });
      case "br":
        return [" "];
      case "html":
      case "image":
        return [];
      case "escape":
      case "codespan":
        return [{ ...marks, text: token.text }];
      default: {
        if ("tokens" in token && token.tokens) return spansOf(token.tokens, marks);
        const text = "text" in token ? entities(String(token.text)) : "";
        return Object.keys(marks).length > 0 ? [{ ...marks, text }] : [text];
      }
    }
  });
}

/** Only addresses that a letter may lead to. */
function safeHref(href: string): string | undefined {
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(href) ? href : undefined;
}

const plainText = (tokens: readonly Token[]) =>
  spansOf(tokens)
    .map((span) => (typeof span === "string" ? span : span.text))
    .join("")
    .replace(/\s+/g, " ")
    .trim();

/** What Markdown lets people write for the letters that it needs itself. */
function entities(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
