import { letterWords } from "#content/letters";
import { site } from "#content/site.server";
import { settings } from "~/runtime/env.server";
import { type Block, type Composed, host, letterTo, type Span, say } from "./letter.server";

/** By the names of the places where they stand. */
type Facts = Readonly<Record<string, Span | Span[]>>;

/** A letter whose words stand in `content/letters.ts`. */
export function letterOf(
  kind: keyof typeof letterWords,
  to: string,
  own: Facts,
  footer?: Span[][],
): Composed {
  const { subject, text, ...rest }: { subject: string; text: string; preview?: string } =
    letterWords[kind];
  const facts = { host: host(), site: site().name, origin: settings().ORIGIN, ...own };
  const blocks = text.split("\n\n").map((part) => blockOf(part, facts));
  return letterTo(to, { subject: plainText(subject, facts), ...rest, blocks, footer });
}

function blockOf(part: string, facts: Facts): Block {
  const [, mark, words = part] = /^([#>]) (.*)$/.exec(part) ?? [];
  if (mark === "#") return say.heading(plainText(words, facts));
  if (mark === ">") return say.note(...spansOf(words, facts));
  const [, label, to = ""] = /^\[([^[\]]+)\]\(([^()]+)\)$/.exec(part) ?? [];
  return label ? say.button(label, plainText(to, facts)) : say.paragraph(...spansOf(part, facts));
}

const spansOf = (words: string, facts: Facts): Span[] =>
  words.split(/(\[[^[\]]+\]\([^()]+\)|\{\w+\})/).flatMap((piece) => {
    const [, label, to = ""] = /^\[([^[\]]+)\]\(([^()]+)\)$/.exec(piece) ?? [];
    if (label) return say.link(label, plainText(to, facts));
    return /^\{\w+\}$/.test(piece) ? (facts[piece.slice(1, -1)] ?? []) : piece;
  });

const plainText = (words: string, facts: Facts) =>
  words.replaceAll(/\{(\w+)\}/g, (_, name) => String(facts[name]));
