import * as css from "css-tree";
import { compatOf, type Engines, lacking, namesBelow } from "./compat";

/** @property text the rule or condition that it stands in */
export type StyleUse = { path: string; lacks: Engines; text: string };

/** Finds what a sheet asks of a browser, unless `@supports` or an older value beside it asks first. */
export function usesOfSheet(text: string): StyleUse[] {
  const uses: StyleUse[] = [];
  const around: css.CssNode[] = [];
  css.walk(css.parse(text, { parseCustomProperty: true }), {
    enter(node: css.CssNode) {
      for (const path of pathsOf(node, around)) {
        const compat = compatOf("css", ...path);
        if (!compat || isSupported(around, path)) continue;
        if (hasOlder(node, around) || isForgiven(node, around)) continue;
        uses.push({
          path: `css.${path.join(".")}`,
          lacks: lacking(compat),
          text: textOf(around, node),
        });
      }
      around.push(node);
    },
    leave() {
      around.pop();
    },
  });
  return uses;
}

/** Names of compatibility data for one part of a sheet, in the order in which they may be missing. */
function pathsOf(node: css.CssNode, around: css.CssNode[]): string[][] {
  const declaration = around.findLast(({ type }) => type === "Declaration") as
    | css.Declaration
    | undefined;
  const inQuestion = around.some(
    (each) => each.type === "Atrule" && each.name === "supports" && isPrelude(each, around),
  );
  if (inQuestion) return [];
  switch (node.type) {
    case "Atrule":
      return [["at-rules", node.name]];
    case "Declaration":
      return isDescriptor(around) ? [] : [["properties", node.property]];
    case "Identifier":
      return declaration ? [["properties", declaration.property, node.name]] : [];
    case "Function":
      return [...typesNamed(node.name), ["properties", declaration?.property ?? "", node.name]];
    case "Dimension":
      return unitOf(node.unit);
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return [["selectors", node.name], ...argumentOf(node)];
    case "NestingSelector":
      return [["selectors", "nesting"]];
    case "Rule":
      return around.some(({ type }) => type === "Rule") ? [["selectors", "nesting"]] : [];
    // What this parser leaves as it is: a nested rule that begins with no `&`.
    case "Raw":
      return around.at(-1)?.type === "Block" ? [["selectors", "nesting"]] : [];
    case "FeatureRange":
      return [["at-rules", "media", "range_syntax"]];
    case "Feature":
      return [["at-rules", "media", node.name]];
    default:
      return [];
  }
}

const isPrelude = (atrule: css.Atrule, around: css.CssNode[]) =>
  atrule.prelude !== null && around.includes(atrule.prelude);

const isDescriptor = (around: css.CssNode[]) =>
  around.some(
    (each) => each.type === "Atrule" && /^(?:font-face|property|counter-style)$/.test(each.name),
  );

function argumentOf(node: css.PseudoClassSelector | css.PseudoElementSelector): string[][] {
  const [first] = node.children?.toArray() ?? [];
  if (node.name === "not" && first?.type === "SelectorList" && first.children.size > 1)
    return [["selectors", "not", "selector_list"]];
  if (first?.type === "Nth" && first.selector) return [["selectors", node.name, "of_syntax"]];
  return [];
}

function unitOf(unit: string): string[][] {
  const kinds: [RegExp, string][] = [
    [/^s(?:vh|vw|vi|vb|vmin|vmax)$/, "viewport_percentage_units_small"],
    [/^l(?:vh|vw|vi|vb|vmin|vmax)$/, "viewport_percentage_units_large"],
    [/^d(?:vh|vw|vi|vb|vmin|vmax)$/, "viewport_percentage_units_dynamic"],
    [/^cq/, "container_query_length_units"],
  ];
  const kind = kinds.find(([pattern]) => pattern.test(unit));
  return [["types", "length", kind ? kind[1] : unit]];
}

/** A function stands anywhere below the kinds of values: `color-mix` below `color`. */
function typesNamed(name: string): string[][] {
  const below = namesBelow("css", "types");
  const deep = below.map((type) => ["types", type, name]);
  return [["types", name], ...deep].filter((path) => compatOf("css", ...path));
}

/** Whether a block of `@supports` around the part asks for what the path ends with. */
function isSupported(around: css.CssNode[], path: string[]): boolean {
  return around.some((each) => {
    if (each.type !== "Atrule" || each.name !== "supports" || !each.prelude) return false;
    const condition = css.generate(each.prelude);
    return !condition.startsWith("not") && namesOf(each.prelude).has(path.at(-1) ?? "");
  });
}

function namesOf(condition: css.CssNode): Set<string> {
  const names = new Set<string>();
  css.walk(condition, (node) => {
    if ("name" in node && typeof node.name === "string") names.add(node.name);
    if (node.type === "Declaration") names.add(node.property);
    if (node.type === "Dimension")
      for (const path of unitOf(node.unit)) names.add(path.at(-1) ?? "");
  });
  return names;
}

/**
 * Whether the same block says it to older browsers too: under the name that they had for the property, or by
 * a value before it; one with `var()` is thrown away too late for that.
 */
function hasOlder(node: css.CssNode, around: css.CssNode[]): boolean {
  const whole = [...around, node];
  const at = whole.findLastIndex(({ type }) => type === "Declaration");
  const declaration = whole[at];
  const block = whole[at - 1];
  if (declaration?.type !== "Declaration" || block?.type !== "Block") return false;
  const others = block.children
    .toArray()
    .filter((each): each is css.Declaration => each.type === "Declaration");
  const { property } = declaration;
  if (others.some((other) => other.property === `-webkit-${property}`)) return true;
  const hasVariable = css.find(
    declaration,
    (each) => each.type === "Function" && each.name === "var",
  );
  if (node === declaration || hasVariable) return false;
  return others.filter((other) => other.property === property).indexOf(declaration) > 0;
}

/** `:is()` and `:where()` drop what a browser does not know and keep the rest. */
function isForgiven(node: css.CssNode, around: css.CssNode[]): boolean {
  if (node.type !== "PseudoClassSelector") return false;
  return around.some((each, index) => {
    const list = around[index + 1];
    const forgives = each.type === "PseudoClassSelector" && /^(?:is|where)$/.test(each.name);
    return forgives && list?.type === "SelectorList" && list.children.size > 1;
  });
}

function textOf(around: css.CssNode[], node: css.CssNode): string {
  const rule = around.findLast(({ type }) => type === "Rule") ?? node;
  if (rule.type !== "Rule") return css.generate(node).slice(0, 80);
  return `${css.generate(rule.prelude)} ${css.generate(node)}`.slice(0, 160);
}
