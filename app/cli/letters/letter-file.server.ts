import { readFileSync } from "node:fs";
import { lexer, type Token, type Tokens } from "marked";
import { Problem } from "~/cli/command.server";
import type { Block } from "~/letters/letter";
import { plainText, spansOf } from "./letter-spans.server";

/** A letter as the operator wrote it. */
export type LetterFile = { subject: string; blocks: Block[] };

/** Characters of a subject that the database takes. */
const longestSubject = 200;

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
  if (subject.length > longestSubject)
    throw new Problem(`The subject is longer than ${longestSubject} characters.`);
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
