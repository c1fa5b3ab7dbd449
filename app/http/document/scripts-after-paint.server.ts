/**
 * Scripts only make a page smoother, so what shows its words (style, letters, art) has a narrow line
 * for itself until they stand there. Remix would ask for both at once: its links and its module are
 * laid aside here in templates, whose content is not asked for, and taken up after the first paint.
 * @param html a whole page
 * @param mark that its scripts carry, and then what is added here as well
 * @returns the page; one without scripts is returned as it is
 */
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

/** @param start of links that follow each other. */
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
 * In the page. It goes before React looks: nothing may stand there that Remix did not write. A
 * browser that does not tell of its paint gets the scripts a little later.
 */
const takeUp = [
  "document.currentScript.remove();{",
  "const run=()=>{",
  'for(const aside of document.querySelectorAll("[data-later]"))aside.replaceWith(aside.content)',
  "};",
  "setTimeout(run,2e3);",
  'new PerformanceObserver(run).observe({type:"paint",buffered:true})}',
].join("");
