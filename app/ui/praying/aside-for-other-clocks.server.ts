const opening = /<(div|span) data-at="[\w ]+" hidden=""[^>]*>/g;

/**
 * Makes what only other clocks need the text of a script. Text browsers, and whatever reads a page without
 * its styles, know no `hidden`; they pass over scripts.
 */
export function asideForOtherClocks(html: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: tag, 1: name = "" } of html.matchAll(opening)) {
    // Within one that is aside already.
    if (index < from) continue;
    const start = index + tag.length;
    const end = endOf(html, start, name === "div" ? "div" : "span");
    pieces.push(html.slice(from, start), aside(html.slice(start, end)));
    from = end;
  }
  return pieces.join("") + html.slice(from);
}

const tags = { div: /<(\/?)div[\s>]/g, span: /<(\/?)span[\s>]/g };

/** @returns where the closing tag begins of the element whose content begins at `start`. */
function endOf(html: string, start: number, name: keyof typeof tags): number {
  let open = 1;
  for (const { index, 1: closing } of html.slice(start).matchAll(tags[name])) {
    open += closing ? -1 : 1;
    if (open === 0) return start + index;
  }
  throw new Error(`A ${name} is not closed`);
}

function aside(content: string): string {
  if (/<\/?script/.test(content)) throw new Error("A script stands in what is put aside");
  return `<script type="text/plain">${content}</script>`;
}
