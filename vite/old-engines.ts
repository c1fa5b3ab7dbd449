import { find, generate, parse, walk } from "css-tree";
import type { Plugin } from "vite";

/** What the oldest browsers that are served lack is said to them in older words, wherever it stands. */
export function oldEngines(): Plugin {
  return {
    name: "old-engines",
    enforce: "post",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        file.source = withWindowRules(withOlderValues(String(file.source)));
      }
    },
  };
}

/** Safari before 16; Chrome before 108 and Firefox before 101. */
const older: [newer: RegExp, value: string][] = [
  [/^clip$/, "hidden"],
  [/(?<=\d)svh\b/g, "vh"],
];

/** @param css a built sheet; a value that not all browsers know gets an older one before it. */
export function withOlderValues(css: string): string {
  const before: [offset: number, text: string][] = [];
  walk(parse(css, { positions: true }), (node) => {
    if (node.type !== "Declaration" || !node.loc) return;
    if (find(node, (each) => each.type === "Function" && each.name === "var")) return;
    const { property } = node;
    const isOverflow = /^overflow(?:-[xy])?$/.test(property);
    const value = generate(node.value);
    const [newer, now] = older[isOverflow ? 0 : 1] ?? [/^$/, ""];
    const known = value.replace(newer, now);
    if (known !== value) before.push([node.loc.start.offset, `${property}:${known};`]);
  });
  return before.reduceRight((text, [at, more]) => text.slice(0, at) + more + text.slice(at), css);
}

/**
 * Browsers that know no container queries (Safari before 16, Chrome 105, Firefox 110) get the same
 * rules by the width of the window, so that a desk has its own layout there too.
 * @param css a built sheet; every `@container` in it gets its twin behind it.
 */
export function withWindowRules(css: string): string {
  const start = css.indexOf("@container ");
  if (start < 0) return css;
  const open = css.indexOf("{", start);
  const end = blockEnd(css, open);
  const rules = css.slice(open, end);
  const media = windowOf(css.slice(start + "@container".length, open).trim());
  const twin = `@supports not (container-type:inline-size){@media ${media}${rules}}`;
  return css.slice(0, end) + twin + withWindowRules(css.slice(end));
}

function blockEnd(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}" && --depth === 0) return at + 1;
  }
  throw new Error("A rule of the sheet does not end");
}

const condition =
  /^(?:\(min-width:([\d.]+)rem\))?(?: and )?(?:\(?not \(min-width:([\d.]+)rem\)\)?)?$/;

/** A wide container is a gutter narrower than its window on both sides. */
function windowOf(container: string): string {
  const [, from, below] = condition.exec(container) ?? [];
  if (!from && !below) throw new Error(`No window for @container ${container}`);
  const wide = (rem: string) => Number(rem) + (Number(rem) >= 40 ? 5 : 0);
  const parts = [
    from && `(min-width:${wide(from)}rem)`,
    below && `(max-width:${wide(below) - 0.01}rem)`,
  ];
  return parts.filter(Boolean).join(" and ");
}
