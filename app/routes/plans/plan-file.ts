import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { dataPolicy } from "~/http/headers.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { planFilePath } from "~/paths";
import { settings } from "~/runtime/env.server";
import { escapeMarkup } from "~/runtime/markup";
import { WholePlan } from "./whole-plan";
import { fileName, noPlan, wholePlan } from "./whole-plan.server";

/** With what the classes of its parts mean here. */
const style = `
:root{color-scheme:light dark;--quiet:#5c5a66;--line:#d9d2c3}
body{max-width:38rem;margin:0 auto;padding:2rem 1.25rem;background:#fdfaf3;color:#1d2130;font:1.0625rem/1.65 Georgia,"Times New Roman",serif;overflow-wrap:break-word}
h1,h2{line-height:1.2;font-weight:500;text-wrap:balance}
h1{font-size:2.25rem}
h3,.reference{margin:2rem 0 .5rem;font:600 .8125rem/1.4 system-ui,sans-serif;letter-spacing:.06em;text-transform:uppercase;color:var(--quiet)}
.reference{margin:.75rem 0 0}
a{color:inherit}
.grid{margin-top:3rem;padding-top:1.5rem;border-top:1px solid var(--line)}
figure,blockquote{margin:0}
blockquote,.scripture{font-size:1.1875rem}
.block{display:block;padding-inline-start:1.5em;text-indent:-1.5em}
[class*="-indent-[0.75em]"]{text-indent:-.75em}
.block br{display:none}
[class*="small-caps"]{font-variant-caps:all-small-caps}
.whitespace-nowrap{white-space:nowrap}
footer{margin-top:3rem;font-size:.9375rem;color:var(--quiet)}
@media (prefers-color-scheme:dark){:root{--quiet:#b3b0ba;--line:#3a4156}body{background:#0f172a;color:#ece7db}}
@media print{:root{color-scheme:light;--quiet:#444}body{max-width:none;padding:0;background:none;color:#000;font-size:11pt}h2,h3{break-after:avoid}figure,footer{break-inside:avoid}p{orphans:3;widows:3}a{text-decoration:none}}
@page{margin:18mm 20mm}
`;

const hash = createHash("sha256").update(style).digest("base64");

/** A plan as one file: it asks for nothing, so that it opens anywhere. */
export function loader(args: LoaderFunctionArgs) {
  const whole = wholePlan(args, planFilePath);
  if (!whole) throw new Response(noPlan, { status: 404 });
  const title = escapeMarkup(`${whole.plan.title} - ${whole.name}`);
  const words = renderToStaticMarkup(createElement(WholePlan, whole));
  const html = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main>${words.replaceAll('href="/', `href="${settings().ORIGIN}/`)}</main></body></html>
`;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName(whole.plan)}.html"`,
      "Content-Security-Policy": `${dataPolicy}; style-src 'sha256-${hash}'`,
      "Cache-Control": cacheControl.checked,
      "X-Robots-Tag": "noindex",
    },
  });
}
