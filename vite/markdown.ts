import createPurifier from "dompurify";
import { JSDOM } from "jsdom";
import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";

/** Lets a `.md` file be imported as a string of safe HTML, made while the site is built. */
export function markdown(): Plugin {
  return {
    name: "prayer-life:markdown",
    enforce: "pre",
    transform(text, id) {
      if (!id.endsWith(".md")) return undefined;
      return { code: `export default ${JSON.stringify(renderMarkdown(text))};`, map: null };
    },
  };
}

/** Markdown as HTML for the middle of a page: no HTML of the writer's own, headings from h3. */
export function renderMarkdown(text: string): string {
  return sanitise(marked.parse(text, { async: false })).trim();
}

/** HTML reduced to what Markdown can say; addresses of any scheme but ours are emptied. */
export function sanitise(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ["alt", "href", "src", "start", "title"],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    // The hook below has judged every address, and leaves an empty one where this would leave none.
    ALLOWED_URI_REGEXP: /^/,
  });
}

const tags =
  "a blockquote br code del em figcaption figure h3 h4 h5 h6 hr img li ol p pre strong table tbody td th thead tr ul".split(
    " ",
  );
const schemes = new Set(["http:", "https:", "irc:", "ircs:", "mailto:", "xmpp:"]);
const here = new URL("https://here.invalid/");

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
  renderer: {
    html: () => "",
    heading({ depth, tokens }) {
      const rank = Math.min(Math.max(depth + 1, 3), 6);
      return `<h${rank}>${this.parser.parseInline(tokens)}</h${rank}>\n`;
    },
    /** A quotation that ends in a paragraph like "— Psalm 121:1-2" is a figure with its source. */
    blockquote({ tokens }) {
      const last = tokens.at(-1);
      if (!isSource(last) || tokens.length === 1) return false;
      const source = this.parser.parseInline(last.tokens).replace(/^—\s*/, "");
      const quoted = this.parser.parse(tokens.slice(0, -1));
      return `<figure><blockquote>${quoted}</blockquote><figcaption>${source}</figcaption></figure>\n`;
    },
  },
});

const purifier = createPurifier(new JSDOM().window);

purifier.addHook("uponSanitizeAttribute", (_, attribute) => {
  if (/^(href|src)$/.test(attribute.attrName)) {
    attribute.attrValue = safeAddress(attribute.attrValue);
  }
});

purifier.addHook("afterSanitizeAttributes", (element) => {
  const address = element.getAttribute("href");
  if (address && isElsewhere(address)) element.setAttribute("rel", "noopener noreferrer");
  if (element.tagName === "IMG") {
    element.setAttribute("loading", "lazy");
    element.setAttribute("referrerpolicy", "no-referrer");
  }
});

/** The address as it is, or nothing if it names a scheme that is not ours, however disguised. */
function safeAddress(address: string): string {
  return [address, undisguise(address)].every(hasGoodScheme) ? address : "";
}

/** What a careless reader may take an address for: decoded, plain letters, nothing invisible. */
function undisguise(address: string): string {
  return address
    .replace(/(?:%[\da-f]{2})+/gi, (bytes) => `${Buffer.from(bytes.replaceAll("%", ""), "hex")}`)
    .normalize("NFKC")
    .replace(/[\p{C}\p{Z}\ufffd]/gu, "");
}

function hasGoodScheme(address: string): boolean {
  return URL.canParse(address, here) && schemes.has(new URL(address, here).protocol);
}

function isElsewhere(address: string): boolean {
  const { protocol, host } = new URL(address, here);
  return protocol.startsWith("http") && host !== here.host;
}

function isSource(token: { type: string } | undefined): token is Tokens.Paragraph {
  return token?.type === "paragraph" && (token as Tokens.Paragraph).text.startsWith("— ");
}
