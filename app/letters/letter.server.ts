import type { Scripture } from "#content/scripture";
import { site } from "#content/site.server";
import type { Db } from "#db/engines/database";
import type { Letter } from "#db/letters/outbox.server";
import { settings } from "~/runtime/env.server";
import { escapeMarkup } from "~/runtime/markup";
import { inLines, inMarkup } from "~/runtime/quotation.server";

export type Span = string | { text: string; strong?: boolean; em?: boolean; href?: string };

export type Block =
  | { type: "heading" | "subheading" | "paragraph" | "quote" | "note"; spans: Span[] }
  | { type: "scripture"; verses: string }
  | { type: "list"; items: Span[][]; start?: number }
  | { type: "button"; label: string; href: string }
  | { type: "rule" };

export type LetterWords = {
  subject: string;
  preview?: string;
  blocks: Block[];
  footer: Span[][];
};

export type Composed = {
  to: string;
  words: LetterWords;
  headers?: Record<string, string>;
};

/** Makes a letter of one kind from what stands when it is sent: changes since it was ordered count. */
export type Compose = (db: Db, letter: Letter) => Promise<Composed | { dropped: string }>;

export const gone = { dropped: "not wanted any more" };

/** The parts of a letter. */
export const say = {
  heading: (text: string): Block => ({ type: "heading", spans: [text] }),
  subheading: (text: string): Block => ({ type: "subheading", spans: [text] }),
  paragraph: (...spans: Span[]): Block => ({ type: "paragraph", spans }),
  note: (...spans: Span[]): Block => ({ type: "note", spans }),
  button: (label: string, href: string): Block => ({ type: "button", label, href }),
  strong: (text: string): Span => ({ text, strong: true }),
  link: (text: string, href: string): Span => ({ text, href }),
};

export const paragraphs = (text: string) => text.split(/\n\s*\n/);

export const scripture = (quoted: Scripture): Block[] => [
  { type: "scripture", verses: inLines(quoted).verses },
  say.note(`${quoted.reference}, Berean Standard Bible`),
];

export const host = () => new URL(settings().ORIGIN).host;

/**
 * Nothing in letters is loaded from anywhere, and no link tells who pressed it unless it has to.
 * @param footer what stands above the sender's name.
 */
export function letterTo(
  to: string,
  { footer = [], ...words }: Omit<LetterWords, "footer"> & { footer?: Span[][] },
  headers?: Record<string, string>,
): Composed {
  const { name, operator } = site();
  const sender = say.link(`${name}, ${host()}`, `${settings().ORIGIN}/`);
  const whose = operator ? ` ${[operator.name, operator.address].filter(Boolean).join(", ")}` : "";
  return {
    to,
    words: { ...words, footer: [...footer, ["Sent by ", sender, `.${whose}`]] },
    headers,
  };
}

/** RFC 2369, RFC 8058. */
export function listHeaders(
  list: "letters" | "plans" | "groups" | "bells",
  leave: string,
): Record<string, string> {
  return {
    "List-Id": `${site().name} <${list}.${new URL(settings().ORIGIN).hostname}>`,
    "List-Unsubscribe": `<${leave}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

// Mail programs know tables and attributes better than style sheets, and some drop the sheet: what
// must be seen stands in the elements, and the sheet only turns it dark. Nothing is loaded.

const sans = "font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif";
const serif = "font-family:Newsreader,Georgia,'Times New Roman',serif";
const styles = {
  heading: `margin:0 0 16px;${serif};font-weight:500;font-size:26px;line-height:1.25;color:#141c30`,
  subheading: `margin:28px 0 12px;${sans};font-weight:600;font-size:17px;line-height:1.35;color:#141c30`,
  paragraph: `margin:0 0 16px;${sans};font-size:17px;line-height:1.6;color:#141c30`,
  quote: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #d4af37;${serif};font-size:21px;line-height:1.45;color:#141c30`,
  note: `margin:0 0 16px;${sans};font-size:15px;line-height:1.55;color:#4b5266`,
  button: `display:inline-block;padding:13px 24px;background:#d4af37;border-radius:8px;${sans};font-size:17px;line-height:1.2;font-weight:600;color:#0f172a;text-decoration:none`,
  footer: `margin:0 0 8px;${sans};font-size:14px;line-height:1.5;color:#4b5266`,
};

function blockHtml(block: Block): string {
  switch (block.type) {
    case "heading":
      return `<h1 class="ink" style="${styles.heading}">${inline(block.spans)}</h1>`;
    case "subheading":
      return `<h2 class="ink" style="${styles.subheading}">${inline(block.spans)}</h2>`;
    case "quote":
      return `<blockquote class="ink" style="${styles.quote}">${inline(block.spans)}</blockquote>`;
    case "scripture":
      return `<blockquote class="ink" style="${styles.quote}">${inMarkup(block.verses)}</blockquote>`;
    case "list": {
      const items = block.items.map((item) => `<li style="margin:0 0 6px">${inline(item)}</li>`);
      const { start } = block;
      const [tag, from] = start === undefined ? ["ul", ""] : ["ol", ` start="${start}"`];
      return `<${tag}${from} class="ink" style="${styles.paragraph};padding:0 0 0 ${start === undefined ? 22 : 30}px">${items.join("")}</${tag}>`;
    }
    case "button":
      return `<p style="margin:24px 0"><a href="${escapeMarkup(block.href)}" style="${styles.button}">${escapeMarkup(block.label)}</a></p>`;
    case "rule":
      return `<hr style="margin:24px 0;border:0;border-top:1px solid #d4af37">`;
    default: {
      const ink = block.type === "note" ? "quiet" : "ink";
      return `<p class="${ink}" style="${styles[block.type]}">${inline(block.spans)}</p>`;
    }
  }
}

function inline(spans: readonly Span[]): string {
  return spans
    .map((span) => {
      if (typeof span === "string") return escapeMarkup(span);
      let text = escapeMarkup(span.text);
      if (span.em) text = `<em>${text}</em>`;
      if (span.strong) text = `<strong>${text}</strong>`;
      if (!span.href) return text;
      return `<a href="${escapeMarkup(span.href)}" style="color:inherit;text-decoration:underline;word-break:break-word">${text}</a>`;
    })
    .join("");
}

const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0a1020!important}
.card{background:#0f172a!important;border-color:#24345a!important}
.ink,.ink a{color:#f3eddf!important}
.quiet,.quiet a{color:#b9b6ae!important}
.foot{border-color:#24345a!important}
}
@media (max-width:480px){.inset{padding:24px 20px!important}.head{padding:16px 20px!important}}`;

export function letterHtml(letter: LetterWords): string {
  const { subject, preview, blocks, footer } = letter;
  const small = footer
    .map((spans) => `<p class="quiet" style="${styles.footer}">${inline(spans)}</p>`)
    .join("\n");
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>
${sheet}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#faf6ec">
${preview ? `<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(preview)}</div>` : ""}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf6ec">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#fffdf7;border:1px solid #e2d8c3;border-radius:12px">
<tr><td align="left" class="head" style="padding:18px 32px;background:#0f172a;border-bottom:3px solid #d4af37;border-radius:11px 11px 0 0">
<a href="${escapeMarkup(settings().ORIGIN)}/" style="${serif};font-size:22px;line-height:1.3;color:#f3eddf;text-decoration:none">${wordmark()}</a>
</td></tr>
<tr><td align="left" class="inset" style="padding:32px">
${blocks.map(blockHtml).join("\n")}
</td></tr>
<tr><td align="left" class="inset foot" style="padding:20px 32px;border-top:1px solid #e2d8c3">
${small}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The last word of the name is golden. */
function wordmark(): string {
  const words = site().name.split(" ").map(escapeMarkup);
  const last = `<span style="color:#d4af37">${words.pop()}</span>`;
  return [...words, last].join(" ");
}

const width = 72;

/** A link's address has a line of its own: many mail programs add to it whatever follows. */
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
    case "scripture":
      return block.verses.split("\n\n").map(stanzaText).join("\n>\n");
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

function stanzaText(stanza: string): string {
  const lines = stanza.split("\n");
  return lines
    .map((line) => {
      const indent = line.startsWith(" ") ? ">   " : "> ";
      return wrapped(line, indent, lines.length > 1 ? ">      " : indent);
    })
    .join("\n");
}

function linked(spans: readonly Span[], first = "", next = first): string {
  const below = addresses(spans).map((address) => next + address);
  return [wrapped(words(spans), first, next), ...below].join("\n");
}

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

function addressOf(span: Span): string | undefined {
  if (typeof span === "string" || /^(tel|sms):/.test(span.href ?? "")) return undefined;
  const address = span.href?.replace(/^mailto:/, "");
  return address === span.text ? undefined : address;
}

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
