import { lexer, type Token, type Tokens } from "marked";
import { unshown } from "#content/commands";
import type { Block, Span } from "~/letters/letter.server";
import { settings } from "~/runtime/env.server";
import { Problem } from "./command.server";

type Marks = { strong?: boolean; em?: boolean; href?: string };

type Lose = (what: string) => void;

/** Characters; the database's limit. */
const longestSubject = 200;

/** The first heading is the subject. `losses`: what a letter cannot show, with its line. */
export function parseLetter(text: string) {
  const losses: string[] = [];
  const blocks: Block[] = [];
  let line = 1;
  let subject: string | undefined;
  for (const token of lexer(text)) {
    const at = line + (/^\n*/.exec(token.raw)?.[0].length ?? 0);
    const lose = (what: string) => void losses.push(`line ${at}: ${what}`);
    line += token.raw.split("\n").length - 1;
    if (subject !== undefined) blocks.push(...blocksOf(token, lose));
    else if (token.type === "heading") subject = plainText(spansOf(token.tokens ?? [], lose));
    else if (token.type !== "space") break;
  }
  if (subject === undefined)
    throw new Problem("A letter begins with its subject as a heading: # Good news");
  if (subject.length > longestSubject)
    throw new Problem(`The subject is longer than ${longestSubject} characters.`);
  if (!subject || blocks.length === 0) throw new Problem("A letter has a subject and words.");
  return { subject, blocks, losses };
}

function blocksOf(token: Token, lose: Lose): Block[] {
  switch (token.type) {
    case "heading":
      return [{ type: "heading", spans: spansOf(token.tokens ?? [], lose) }];
    case "paragraph": {
      const spans = spansOf(token.tokens ?? [], lose);
      return plainText(spans) ? [{ type: "paragraph", spans }] : [];
    }
    case "blockquote":
      return (token as Tokens.Blockquote).tokens.flatMap((part): Block[] => {
        if (part.type === "paragraph")
          return [{ type: "quote", spans: spansOf(part.tokens ?? [], lose) }];
        if (part.type !== "space") lose(nameOf(part, " in a quotation"));
        return [];
      });
    case "list": {
      const { items, ordered, start } = token as Tokens.List;
      const list = items.map(({ tokens }) => itemSpans(tokens, lose));
      return [{ type: "list", items: list, ...(ordered && { start: Number(start) }) }];
    }
    case "hr":
      return [{ type: "rule" }];
    default:
      if (!/^(space|def)$/.test(token.type) && !isWordless(token)) lose(nameOf(token));
      return [];
  }
}

function itemSpans(tokens: readonly Token[], lose: Lose): Span[] {
  return tokens.flatMap((token, at): Span[] => {
    if (token.type !== "text" && token.type !== "paragraph") {
      if (token.type !== "space") lose(nameOf(token, " within a list"));
      return [];
    }
    return [...(at > 0 ? [" "] : []), ...spansOf(token.tokens ?? [token], lose)];
  });
}

function spansOf(tokens: readonly Token[], lose: Lose, marks: Marks = {}): Span[] {
  return tokens.flatMap((token): Span[] => {
    switch (token.type) {
      case "strong":
        return spansOf(token.tokens ?? [], lose, { ...marks, strong: true });
      case "em":
        return spansOf(token.tokens ?? [], lose, { ...marks, em: true });
      case "link":
        return spansOf(token.tokens ?? [], lose, { ...marks, href: linked(token.href, lose) });
      case "br":
        lose("a line that ends before its paragraph does");
        return [" "];
      case "html":
      case "image":
      case "checkbox":
        if (!isWordless(token)) lose(nameOf(token));
        return [];
      case "escape":
      case "codespan":
        return [{ ...marks, text: token.text }];
      case "del":
        lose("words struck out, which would stand as if they were not");
        return spansOf(token.tokens ?? [], lose, marks);
      default: {
        if ("tokens" in token && token.tokens) return spansOf(token.tokens, lose, marks);
        const text = "text" in token ? decoded(String(token.text), lose) : "";
        return Object.keys(marks).length > 0 ? [{ ...marks, text }] : [text];
      }
    }
  });
}

function nameOf({ type, raw }: Token, where = ""): string {
  const words = raw.trim().replace(/\s+/g, " ");
  const shown = words.length > 40 ? `${words.slice(0, 40)}…` : words;
  return `${unshown[type] ?? `a ${type}`}${where}: ${shown}`;
}

/** A comment or an end tag. */
const isWordless = ({ type, raw }: Token) =>
  type === "html" && /^(<!--.*-->|<\/[^>]*>)\s*$/s.test(raw);

/** Any web page, a mailbox, or a page of this site. */
function linked(href: string, lose: Lose): string | undefined {
  if (/^(https?:\/\/|mailto:)[^\s]+$/i.test(href)) return href;
  if (/^\/(?![/\\])[^\s]*$/.test(href)) return settings().ORIGIN + href;
  lose(`a link that leads nowhere from a letter: ${href}`);
  return undefined;
}

const plainText = (spans: readonly Span[]) =>
  spans
    .map((span) => (typeof span === "string" ? span : span.text))
    .join("")
    .replace(/\s+/g, " ")
    .trim();

function decoded(text: string, lose: Lose): string {
  const known: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&", nbsp: "\u00a0" };
  return text.replace(/&(?:#(\d{2,6})|#x([0-9a-f]{2,5})|(\w+));/gi, (all, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
    const character = name ? known[name] : String.fromCodePoint(code);
    if (character && /[^\p{Cc}\p{Cs}]/u.test(character)) return character;
    lose(`${all}, which would stand as it is written`);
    return all;
  });
}
