import { type CssNode, generate, type List, parse, walk } from "css-tree";
import type { Plugin } from "vite";

/** The sheet that every page has; the others come second to it. */
const first = /^assets\/styles-/;

/**
 * A room's own sheet is compiled with the classes of all pages among its own; what a page has from the
 * first sheet is then left out of it. So that every class yields to the same others as in one sheet,
 * both have them in layers, cut where one of the first has to win over one of a room.
 */
export function secondSheets(): Plugin {
  return {
    name: "second-sheets",
    enforce: "post",
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).flatMap((file) =>
        file.type === "asset" && file.fileName.endsWith(".css") ? [file] : [],
      );
      const shared = sheets.find(({ fileName }) => first.test(fileName));
      if (!shared) return;
      const all = [shared, ...sheets.filter((sheet) => sheet !== shared)];
      const [own, ...seconds] = withoutShared(all.map(({ source }) => `${source}`));
      if (own) shared.source = own;
      for (const [at, sheet] of all.slice(1).entries()) sheet.source = seconds[at] ?? "";
    },
  };
}

/** @param sheets the shared one, then others of which each has all of its classes among its own. */
export function withoutShared([shared = "", ...seconds]: readonly string[]): string[] {
  const own = read(shared);
  const others = seconds.map((css) => read(withoutFallbacks(css, shared)));
  const places = new Map(own.classes.map(({ text }, place) => [text, place]));
  const cuts = new Set([0]);
  for (const { classes } of others) cut(classes, places, cuts);
  const rooms = others.map(({ classes, rest }) => {
    const layers = layersOf(classes, places, cuts);
    const left = layers.map((layer) => layer.filter(({ text }) => !places.has(text)));
    return write(
      left,
      rest.filter((text) => !(text.startsWith("@") && own.rest.includes(text))),
    );
  });
  return [write(layersOf(own.classes, places, cuts), own.rest), ...rooms];
}

type Class = {
  /** With the conditions around it. */
  text: string;
  conditions: string[];
  rule: string;
  /** All but its name: two of a kind, `mt-4` and `mt-8`, never stand on one element. */
  kind: string;
  values: Map<string, string>;
};

/** A name for where the classes stand in the rest of a sheet. */
const classesHere = "classes";
const utilities = "@layer utilities";

function read(css: string): { classes: Class[]; rest: string[] } {
  const classes: Class[] = [];
  const rest: string[] = [];
  const sheet = parse(css);
  if (sheet.type !== "StyleSheet") throw new Error("This is no style sheet");
  for (const node of sheet.children.toArray()) {
    const name = headOf(node);
    if (name !== utilities) rest.push(generate(node));
    else if (node.type === "Atrule" && node.block) {
      rest.push(classesHere);
      collect(node.block.children, [], classes);
    }
  }
  return { classes, rest };
}

const conditional = new Set(["media", "supports", "container"]);

function collect(nodes: List<CssNode>, conditions: string[], classes: Class[]): void {
  for (const node of nodes.toArray()) {
    if (node.type === "Atrule" && node.block && conditional.has(node.name)) {
      collect(node.block.children, [...conditions, headOf(node)], classes);
      continue;
    }
    const rule = generate(node);
    const values = valuesOf(node);
    const around = conditions.join("{");
    const nameless = rule.slice(0, rule.indexOf("{")).replaceAll(className, ".");
    const kind = [around, nameless, ...values.keys()].join();
    classes.push({ text: around + rule, conditions, rule, kind, values });
  }
}

const className = /\.(?:[\w-]|\\.)+/g;

function headOf(node: CssNode): string {
  if (node.type !== "Atrule") return "";
  return `@${node.name} ${node.prelude ? generate(node.prelude) : ""}`;
}

function valuesOf(rule: CssNode): Map<string, string> {
  const values = new Map<string, string>();
  walk(rule, (node) => {
    if (node.type === "Declaration") values.set(node.property, generate(node.value));
  });
  return values;
}

/** Adds the places of shared classes that have to win over one before them, of the room's own. */
function cut(classes: readonly Class[], places: Map<string, number>, cuts: Set<number>): void {
  let before: Class[] = [];
  for (const each of classes) {
    const place = places.get(each.text);
    if (place === undefined) before.push(each);
    else if (cuts.has(place) || before.some((other) => clash(other, each))) {
      cuts.add(place);
      before = [];
    }
  }
}

function clash(one: Class, other: Class): boolean {
  if (one.kind === other.kind) return false;
  return [...one.values].some(([property, value]) =>
    [...other.values].some(
      ([another, its]) => !(property === another && value === its) && overlap(property, another),
    ),
  );
}

/** Whether both set something of an element. */
function overlap(one: string, other: string): boolean {
  const [name, sides] = sided(one);
  const [otherName, otherSides] = sided(other);
  if (name !== otherName) return isPart(name, otherName) || isPart(otherName, name);
  return [...sides].some((side) => otherSides.includes(side));
}

const side = /(?:^|-)(top|right|bottom|left|block|inline)(?:-start|-end)?(?=-|$)/;
const sides: Readonly<Record<string, string>> = { block: "tb", inline: "lr" };

/** `margin-top` is `margin`, and of its sides `t`. */
function sided(property: string): [name: string, sides: string] {
  const named = /^(?:margin|padding|border|scroll|inset|top|right|bottom|left)/.test(property);
  const [, found] = (named && side.exec(property)) || [];
  if (!found) return [property, "tblr"];
  return [property.replace(side, "") || "inset", sides[found] ?? found.charAt(0)];
}

/** Shorthands whose parts have names of their own. */
const parts: Readonly<Record<string, RegExp>> = {
  flex: /^flex-(?:grow|shrink|basis)$/,
  font: /^font-|^line-height$/,
  gap: /^(?:row|column)-gap$/,
  "grid-area": /^grid-(?:row|column)/,
  "place-content": /^(?:align|justify)-content$/,
  "place-items": /^(?:align|justify)-items$/,
  "place-self": /^(?:align|justify)-self$/,
};

const isPart = (whole: string, part: string): boolean =>
  parts[whole]?.test(part) ?? part.startsWith(`${whole}-`);

/** One layer after another, each begins where a cut is. */
function layersOf(
  classes: readonly Class[],
  places: Map<string, number>,
  cuts: Set<number>,
): Class[][] {
  const order = [...cuts].sort((one, other) => one - other);
  const layers = order.map((): Class[] => []);
  let at = 0;
  for (const each of classes) {
    const place = places.get(each.text);
    if (place !== undefined && cuts.has(place)) at = order.indexOf(place);
    layers[at]?.push(each);
  }
  return layers;
}

function write(layers: readonly Class[][], rest: readonly string[]): string {
  const written = layers.map((layer, at) => {
    const rules = layer.map(({ conditions, rule }) => [...conditions, rule]);
    return rules.length > 0 ? `@layer u${at.toString(36)}{${nested(rules)}}` : "";
  });
  const all = `${utilities}{${written.join("")}}`;
  return rest.map((text) => (text === classesHere ? all : text)).join("");
}

/** Rules that stand one after another under one condition share it. */
function nested(rules: readonly string[][]): string {
  let css = "";
  for (let at = 0; at < rules.length; ) {
    const [head = "", ...inner] = rules[at] ?? [];
    let end = at + 1;
    if (inner.length > 0) while (rules[end]?.[0] === head && rules[end]?.length !== 1) end++;
    const same = rules.slice(at, end).map((each) => each.slice(1));
    css += inner.length > 0 ? `${head}{${nested(same)}}` : head;
    at = end;
  }
  return css;
}

/** The values of the theme are said by the first sheet. */
function withoutFallbacks(css: string, shared: string): string {
  const [theme] = /@layer theme\{[^@]*/.exec(shared) ?? [];
  const declared = new Set(theme?.match(/--[\w-]+(?=:)/g));
  const sheet = parse(css);
  walk(sheet, (node) => {
    if (node.type !== "Function" || node.name !== "var") return;
    const name = node.children.first;
    if (name?.type !== "Identifier" || !declared.has(name.name)) return;
    node.children.clear();
    node.children.appendData(name);
  });
  return generate(sheet);
}
