import type { Block, LetterWords, Span } from "./letter";

/** Characters a line; whoever reads letters in a terminal has eighty. */
const width = 72;

/**
 * A letter as text. An address stands alone on its line, below the words that lead to it: what follows an
 * address at once, many mail programs take for a part of it.
 */
export function letterText({ blocks, footer }: LetterWords): string {
  const small = footer.map((spans) => linked(spans)).join("\n");
  return `${[...blocks.map(blockText), "-- ", small].join("\n\n")}\n`.replace("-- \n\n", "-- \n");
}

function blockText(block: Block): string {
  switch (block.type) {
    case "heading": {
      const text = words(block.spans);
      const line = "-".repeat(Math.min(text.length, width));
      return [wrapped(text), line, ...addresses(block.spans)].join("\n");
    }
    case "subheading":
      return [`${wrapped(words(block.spans))}:`, ...addresses(block.spans)].join("\n");
    case "quote":
      return linked(block.spans, "> ");
    case "list":
      return block.items
        .map((item, at) => {
          const mark = block.start === undefined ? "* " : `${block.start + at}. `;
          return linked(item, mark, " ".repeat(mark.length));
        })
        .join("\n");
    case "button":
      return `${block.label}:\n${block.href}`;
    case "rule":
      return "* * *";
    default:
      return linked(block.spans);
  }
}

/** Words with the addresses of their links below them. */
function linked(spans: readonly Span[], first = "", next = first): string {
  const below = addresses(spans).map((address) => next + address);
  return [wrapped(words(spans), first, next), ...below].join("\n");
}

/** "[1] https://…": by the numbers that `words` puts behind the links. */
const addresses = (spans: readonly Span[]) =>
  spans.flatMap((span) => addressOf(span) ?? []).map((address, at) => `[${at + 1}] ${address}`);

function words(spans: readonly Span[]): string {
  let links = 0;
  return spans
    .map((span) => {
      if (typeof span === "string") return span;
      if (addressOf(span) === undefined) return span.text;
      links += 1;
      return `${span.text} [${links}]`;
    })
    .join("");
}

/** Where a link leads, unless its own words say so. */
function addressOf(span: Span): string | undefined {
  if (typeof span === "string" || /^(tel|sms):/.test(span.href ?? "")) return undefined;
  const address = span.href?.replace(/^mailto:/, "");
  return address === span.text ? undefined : address;
}

/** @param first what stands before the first line. @param next before every other. */
function wrapped(text: string, first = "", next = first): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && longer.length <= width - next.length)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line, at) => (at === 0 ? first : next) + line).join("\n");
}
