import type { Block, LetterWords, Span } from "./letter";

/** Characters a line; whoever reads letters in a terminal has eighty. */
const width = 72;

export function letterText({ blocks, footer }: LetterWords): string {
  const small = footer.map((spans) => wrapped(words(spans))).join("\n");
  return `${[...blocks.map(blockText), "-- ", small].join("\n\n")}\n`.replace("-- \n\n", "-- \n");
}

function blockText(block: Block): string {
  switch (block.type) {
    case "heading": {
      const text = words(block.spans);
      return `${wrapped(text)}\n${"-".repeat(Math.min(text.length, width))}`;
    }
    case "subheading":
      return `${wrapped(words(block.spans))}:`;
    case "quote":
      return wrapped(words(block.spans), "> ");
    case "list":
      return block.items
        .map((item, at) => {
          const mark = block.start === undefined ? "* " : `${block.start + at}. `;
          return wrapped(words(item), mark, " ".repeat(mark.length));
        })
        .join("\n");
    case "button":
      return `${block.label}:\n${block.href}`;
    case "rule":
      return "* * *";
    default:
      return wrapped(words(block.spans));
  }
}

const words = (spans: readonly Span[]) =>
  spans
    .map((span) => {
      if (typeof span === "string") return span;
      const shown = span.href?.replace(/^mailto:/, "");
      if (!shown || shown === span.text || /^(tel|sms):/.test(shown)) return span.text;
      return `${span.text} (${shown})`;
    })
    .join("");

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
