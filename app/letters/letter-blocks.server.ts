import { escapeMarkup } from "~/runtime/markup";
import type { Block, Span } from "./letter";

// Mail programs know tables and attributes better than style sheets, and some drop the sheet: what
// must be seen stands in the elements, and the sheet only turns it dark. Nothing is loaded.

const sans = "font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif";
export const serif = "font-family:Newsreader,Georgia,'Times New Roman',serif";
/** Of every kind of block. */
export const styles = {
  heading: `margin:0 0 16px;${serif};font-weight:500;font-size:26px;line-height:1.25;color:#141c30`,
  subheading: `margin:28px 0 12px;${sans};font-weight:600;font-size:17px;line-height:1.35;color:#141c30`,
  paragraph: `margin:0 0 16px;${sans};font-size:17px;line-height:1.6;color:#141c30`,
  quote: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #d4af37;${serif};font-size:21px;line-height:1.45;color:#141c30`,
  note: `margin:0 0 16px;${sans};font-size:15px;line-height:1.55;color:#4b5266`,
  link: "color:#141c30;text-decoration:underline",
  button: `display:inline-block;padding:13px 24px;background:#d4af37;border-radius:8px;${sans};font-size:17px;line-height:1.2;font-weight:600;color:#0f172a;text-decoration:none`,
  footer: `margin:0 0 8px;${sans};font-size:14px;line-height:1.5;color:#4b5266`,
};

/** A part of a letter as HTML. */
export function blockHtml(block: Block): string {
  switch (block.type) {
    case "heading":
      return `<h1 class="ink" style="${styles.heading}">${inline(block.spans)}</h1>`;
    case "subheading":
      return `<h2 class="ink" style="${styles.subheading}">${inline(block.spans)}</h2>`;
    case "quote":
      return `<blockquote class="ink" style="${styles.quote}">${inline(block.spans)}</blockquote>`;
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

/** Words and links within a part. */
export function inline(spans: readonly Span[]): string {
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
