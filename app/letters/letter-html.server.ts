import { settings } from "~/runtime/env.server";
import { escapeMarkup } from "~/runtime/markup";
import type { LetterWords } from "./letter";
import { blockHtml, inline, serif, styles } from "./letter-blocks.server";

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
<a href="${escapeMarkup(settings().ORIGIN)}/" style="${serif};font-size:22px;line-height:1.3;color:#f3eddf;text-decoration:none">Prayer <span style="color:#d4af37">LIFE</span></a>
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
