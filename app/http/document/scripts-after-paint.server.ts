/**
 * Scripts only make a page smoother, so what shows its words (style, letters, art) has a narrow line
 * for itself until they stand there. Remix would ask for both at once: its links and its module are
 * laid aside here, and taken up after the first paint.
 * @param html a whole page
 * @param mark that its scripts carry, and then what is added here as well
 * @returns the page; one without scripts is returned as it is
 */
export function scriptsAfterPaint(html: string, mark: string): string {
  const module = `<script nonce="${mark}" type="module" async="">`;
  if (!html.includes(module)) return html;
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later" fetchpriority="low"')
    .replace(module, `<script nonce="${mark}" type="later">`)
    .replace("</body>", () => `<script nonce="${mark}">${takeUp}</script></body>`);
}

/**
 * In the page. It goes before React looks: nothing may stand there that Remix did not write. A
 * browser that does not tell of its paint gets the scripts a little later.
 */
const takeUp = [
  "document.currentScript.remove();{",
  'const aside=document.querySelector("[type=later]"),script=document.createElement("script"),',
  "run=()=>{",
  'for(const link of document.querySelectorAll("[rel=later]"))link.rel="modulepreload";',
  'script.type="module";script.fetchPriority="low";script.text=aside.text;aside.replaceWith(script)',
  "};",
  "setTimeout(run,2e3);",
  'new PerformanceObserver(run).observe({type:"paint",buffered:true})}',
].join("");
