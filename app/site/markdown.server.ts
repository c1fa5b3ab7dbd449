import { Marked, type Token, type Tokens } from "marked";

/**
 * Markdown as HTML for the middle of a page, in a closed vocabulary: headings from h3, no HTML of the
 * writer's own, addresses of any scheme but ours empty. What it gives is what a browser writes of it.
 * @throws RangeError where the text nests too deep
 */
export function renderMarkdown(text: string, look?: Look): string {
  const tokens = marked.lexer(text.toWellFormed().replace(control, ""));
  let start = 0;
  for (const outer of look ? tokens : []) {
    marked.walkTokens([outer], (token) =>
      look?.(token, start + Math.max(outer.raw.indexOf(token.raw), 0)),
    );
    start += outer.raw.length;
  }
  return blocks(tokens).trim();
}

/** Sees each part before it is rendered, and may give an image what the folder has of it. @param at about where it begins */
export type Look = (token: Token & { own?: Picture }, at: number) => void;

type Picture = { src: string; choices: string; width: number; height: number };

/** The address as it is, or nothing if it names a scheme that is not ours, however disguised. */
export function safeAddress(address: string): string {
  return [address, undisguise(address)].every(hasGoodScheme) ? address : "";
}

/** It leads to another site. */
export function isElsewhere(address: string): boolean {
  const { protocol, host } = new URL(address, here);
  return protocol.startsWith("http") && host !== here.host;
}

const schemes = new Set(["http:", "https:", "irc:", "ircs:", "mailto:", "xmpp:"]);
const here = new URL("https://here.invalid/");
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

const marked = new Marked({
  tokenizer: {
    /** A tag in the midst of a line; of a script or a style all that it holds. */
    tag(source) {
      const whole = /^<(script|style|template|title)\b[\s\S]*?(?:<\/\1\s*>|$)/i.exec(source);
      const raw = (whole ?? this.rules.inline.tag.exec(source))?.[0];
      if (!raw) return undefined;
      return { type: "html", raw, text: "", block: false, inLink: false, inRawBlock: false };
    },
  },
});

function blocks(tokens: Token[]): string {
  return tokens.map((token) => block(token as Tokens.Generic)).join("");
}

function block(token: Tokens.Generic): string {
  const { type, tokens = [] } = token;
  if (type === "paragraph") return `<p>${inline(tokens)}</p>\n`;
  if (type === "heading") return heading(token.depth, tokens);
  if (type === "list") return list(token as Tokens.List);
  if (type === "blockquote") return quotation(tokens);
  if (type === "table") return table(token as Tokens.Table);
  if (type === "code") return `<pre><code>${code(token.text)}</code></pre>\n`;
  if (type === "hr") return "<hr>\n";
  return inline([token]);
}

function heading(depth: number, tokens: Token[]): string {
  const rank = Math.min(Math.max(depth + 1, 3), 6);
  return `<h${rank}>${inline(tokens)}</h${rank}>\n`;
}

function list({ ordered, start, items }: Tokens.List): string {
  const tag = ordered ? "ol" : "ul";
  const from = ordered && start !== 1 ? ` start="${Number(start)}"` : "";
  const inside = items.map(({ tokens }) => `<li>${blocks(tokens)}</li>\n`).join("");
  return `<${tag}${from}>\n${inside}</${tag}>\n`;
}

/** A quotation that ends in a paragraph like "— Psalm 121:1-2" is a figure with its source. */
function quotation(tokens: Token[]): string {
  const last = tokens.at(-1) as Tokens.Generic | undefined;
  if (tokens.length < 2 || last?.type !== "paragraph" || !last.text.startsWith("— ")) {
    return `<blockquote>\n${blocks(tokens)}</blockquote>\n`;
  }
  const source = inline(last.tokens ?? []).replace(/^—\s*/, "");
  const quoted = `<blockquote>${blocks(tokens.slice(0, -1))}</blockquote>`;
  return `<figure>${quoted}<figcaption>${source}</figcaption></figure>\n`;
}

function table({ header, rows }: Tokens.Table): string {
  const row = (tag: string, cells: Tokens.TableCell[]) =>
    `<tr>\n${cells.map(({ tokens }) => `<${tag}>${inline(tokens)}</${tag}>\n`).join("")}</tr>\n`;
  const body = rows.map((cells) => row("td", cells)).join("");
  const rest = body && `<tbody>${body}</tbody>`;
  return `<table>\n<thead>\n${row("th", header)}</thead>\n${rest}</table>\n`;
}

function inline(tokens: Token[], inLink = false): string {
  const piece = (token: Tokens.Generic): string => {
    const { type, tokens: inner } = token;
    if (type === "link") return link(token as Tokens.Link, inLink);
    if (type === "image") return image(token as Tokens.Image);
    if (type === "codespan") return `<code>${escaped(token.text)}</code>`;
    if (type === "br") return "<br>";
    if (tagged.has(type)) return `<${type}>${inline(inner ?? [], inLink)}</${type}>`;
    if (type !== "text" && type !== "escape") return "";
    return inner ? inline(inner, inLink) : escaped(decoded(token.text));
  };
  return tokens.map((token) => piece(token as Tokens.Generic)).join("");
}

const tagged = new Set(["del", "em", "strong"]);

function link({ href, title, text, tokens, autolink }: Tokens.Link, inLink: boolean): string {
  const words = autolink ? escaped(text) : inline(tokens, true);
  if (inLink) return words;
  const address = addressOf(autolink ? href : decoded(href));
  const rel = address && isElsewhere(address) ? ' rel="noopener noreferrer"' : "";
  return `<a href="${attribute(address)}"${titled(title)}${rel}>${words}</a>`;
}

function image({ href, title, text, tokens, own }: Tokens.Image & { own?: Picture }): string {
  const alt = quoted(tokens ? plain(tokens) : text);
  const size = own
    ? ` srcset="${own.choices}" sizes="${sizes}" width="${own.width}" height="${own.height}"`
    : "";
  const start = `<img src="${own?.src ?? attribute(addressOf(decoded(href)))}" alt="${alt}"${size}`;
  return `${start}${titled(title)} loading="lazy" referrerpolicy="no-referrer">`;
}

const sizes = "(min-width: 50rem) 48rem, 100vw";

/** The words alone, for who cannot see a picture. */
function plain(tokens: Token[]): string {
  const words = ({ type, text = "", tokens: inner }: Tokens.Generic) => {
    if (type === "html") return "";
    return inner ? plain(inner) : type === "codespan" ? text : decoded(text);
  };
  return tokens.map((token) => words(token as Tokens.Generic)).join("");
}

const titled = (title: string | null | undefined) =>
  title ? ` title="${quoted(decoded(title))}"` : "";

/** For an attribute of words: no angle stays in it that something could take for a tag's. */
const quoted = (text: string) => attribute(text.replaceAll("<", "‹").replaceAll(">", "›"));

const attribute = (text: string) => escaped(text).replaceAll('"', "&quot;");

const code = (text: string) => (text ? `${escaped(text.replace(/\n$/, ""))}\n` : "");

function escaped(text: string): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return safe.replaceAll("\u00a0", "&nbsp;");
}

/** Text with the letters that its entities name; one that we do not know stays as it was written. */
function decoded(text: string): string {
  return text.replace(entity, (whole, name: string) => {
    if (!name.startsWith("#")) return named.get(name) ?? whole;
    const number = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const letter = number <= 0x10ffff ? String.fromCodePoint(number) : "";
    return letter.toWellFormed().replace(control, "");
  });
}

const entity = /&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|\w+);/g;

const named = new Map(
  [
    "amp & lt < gt > quot \" apos ' nbsp \u00a0 copy © reg ® trade ™ hellip … mdash — ndash – bull •",
    "lsquo ‘ rsquo ’ ldquo “ rdquo ” laquo « raquo » times × deg ° euro € pound £ sect § middot ·",
  ]
    .join(" ")
    .split(" ")
    .flatMap((name, index, all) => (index % 2 ? [] : [[name, all[index + 1] ?? ""] as const])),
);

/** An address as it may stand in a page; one with an entity that we do not know is none. */
function addressOf(written: string): string {
  if (/&\w+;/.test(written)) return "";
  try {
    return safeAddress(encodeURI(written).replaceAll("%25", "%"));
  } catch {
    return "";
  }
}

/** What a careless reader may take an address for: decoded, plain letters, nothing invisible. */
function undisguise(address: string): string {
  return address
    .replace(/(?:%[\da-f]{2})+/gi, (bytes) => `${Buffer.from(bytes.replaceAll("%", ""), "hex")}`)
    .normalize("NFKC")
    .replace(/[\p{C}\p{Z}\ufffd]/gu, "");
}

function hasGoodScheme(address: string): boolean {
  return URL.canParse(address, here.href) && schemes.has(new URL(address, here).protocol);
}
