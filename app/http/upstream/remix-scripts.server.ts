// @remix-run/react 2.17.5: finds its scripts and links in the finished page by their text. Without it pages
// would need a nonce, could not be cached, and scripts would load before the first paint.

/** Puts Remix's links and module into templates until the first paint: style, fonts and art load first. */
export function scriptsAfterPaint(html: string, mark: string): string {
  const module = html.indexOf(`<script nonce="${mark}" type="module" async="">`);
  if (module < 0) return html;
  const moduleEnd = html.indexOf(scriptEnd, module) + scriptEnd.length;
  const body = html.lastIndexOf("</body>");
  const links = Math.max(html.indexOf(link), 0);
  const linksEnd = endOfLinks(html, links);
  return [
    html.slice(0, links),
    aside(html.slice(links, linksEnd)),
    html.slice(linksEnd, module),
    aside(html.slice(module, moduleEnd)),
    html.slice(moduleEnd, body),
    `<script nonce="${mark}">${takeUp}</script>`,
    html.slice(body),
  ].join("");
}

const link = '<link rel="modulepreload"';
const scriptEnd = "</script>";

function endOfLinks(html: string, start: number): number {
  let end = start;
  while (html.startsWith(link, end)) end = html.indexOf(">", end) + 1;
  return end;
}

function aside(scripts: string): string {
  const low = scripts.replace(/<(link|script) /g, '$&fetchpriority="low" ');
  return low && `<template data-later="">${low}</template>`;
}

/**
 * What browsers that can read the scripts may lack: without it the page stays as it was served.
 * `tests/request/browser-floor.test.ts` knows what the scripts need.
 */
export const needs = [
  "Object.hasOwn",
  "Array.prototype.at",
  "Intl.ListFormat",
  "self.TransformStream",
  "self.TextEncoderStream",
];

/** Before React: nothing may be left that Remix did not write. The timer: where no paint timing is known. */
const takeUp = [
  `document.currentScript.remove();if(${needs.join("&&")}){`,
  "const run=()=>{",
  'for(const aside of document.querySelectorAll("[data-later]"))aside.replaceWith(aside.content)',
  "};",
  "setTimeout(run,2e3);",
  'new PerformanceObserver(run).observe({type:"paint",buffered:true})}',
].join("");

/** Removes the nonces: the page must be the same bytes for everyone. */
export function takeMarks(html: string, mark: string): { html: string; scripts: string[] } {
  const pieces = html.split(` nonce="${mark}"`);
  return { html: pieces.join(""), scripts: pieces.slice(1).map(scriptText).filter(Boolean) };
}

function scriptText(rest: string): string {
  return rest.slice(rest.indexOf(">") + 1, rest.indexOf("</script>"));
}
