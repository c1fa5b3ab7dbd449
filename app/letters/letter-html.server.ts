import { settings } from "~/runtime/env.server";
import type { Block, LetterWords, Span } from "./letter";

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
  link: "color:#141c30;text-decoration:underline",
  button: `display:inline-block;padding:13px 24px;background:#d4af37;border-radius:8px;${sans};font-size:17px;line-height:1.2;font-weight:600;color:#0f172a;text-decoration:none`,
  footer: `margin:0 0 8px;${sans};font-size:14px;line-height:1.5;color:#4b5266`,
};

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
<title>${escaped(subject)}</title>
<style>
${sheet}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#faf6ec">
${preview ? `<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>` : ""}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf6ec">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#fffdf7;border:1px solid #e2d8c3;border-radius:12px">
<tr><td align="left" class="head" style="padding:18px 32px;background:#0f172a;border-bottom:3px solid #d4af37;border-radius:11px 11px 0 0">
<a href="${escaped(settings().ORIGIN)}/" style="${serif};font-size:22px;line-height:1.3;color:#f3eddf;text-decoration:none">Prayer <span style="color:#d4af37">LIFE</span></a>
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

function blockHtml(block: Block): string {
  switch (block.type) {
    case "heading":
      return `<h1 class="ink" style="${styles.heading}">${inline(block.spans)}</h1>`;
    case "subheading":
      return `<h2 class="ink" style="${styles.subheading}">${inline(block.spans)}</h2>`;
    case "quote":
      return `<blockquote class="ink" style="${styles.quote}">${inline(block.spans)}</blockquote>`;
    case "list": {
      const items = block.items.map((item) => `<li style="margin:0 0 6px">${inline(item)}</li>`);
      return `<ul class="ink" style="${styles.paragraph};padding:0 0 0 22px">${items.join("")}</ul>`;
    }
    case "button":
      return `<p style="margin:24px 0"><a href="${escaped(block.href)}" style="${styles.button}">${escaped(block.label)}</a></p>`;
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
      if (typeof span === "string") return escaped(span);
      let text = escaped(span.text);
      if (span.em) text = `<em>${text}</em>`;
      if (span.strong) text = `<strong>${text}</strong>`;
      if (!span.href) return text;
      return `<a href="${escaped(span.href)}" style="color:inherit;text-decoration:underline;word-break:break-word">${text}</a>`;
    })
    .join("");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
