// @remix-run/react 2.17.5: finds the scripts and links that it wrote in the finished page, by their text.
// Without it pages would need a nonce, and could not be cached, and scripts would load before the first paint.

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

/** A page and the text of the inline scripts that the program itself wrote into it. */
export type OwnScripts = { html: string; scripts: string[] };

/**
 * Takes the marks off a page, so that it is the same bytes for everyone.
 * @param html a page whose own scripts carry the mark; what a visitor brought in cannot.
 */
export function takeMarks(html: string, mark: string): OwnScripts {
  const pieces = html.split(` nonce="${mark}"`);
  return { html: pieces.join(""), scripts: pieces.slice(1).map(scriptText).filter(Boolean) };
}

/** @param rest of a page, from within the first tag of a script. */
function scriptText(rest: string): string {
  return rest.slice(rest.indexOf(">") + 1, rest.indexOf("</script>"));
}
