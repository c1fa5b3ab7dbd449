import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { editDistance } from "#content/edit-distance";
import { valueKinds, yamlFaults } from "#content/site-words";

/** Text that stands in one line. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u, { error: "must stand in one line." });

/** Letters; the time of reading grows with the square of the names. */
const longest = 60_000;

/** What is told of one file; more would be read by nobody. */
const mostTold = 20;

/**
 * What a schema makes of YAML. A mistake is told with its line and what would be right.
 * @param before lines of the file before the text, as of a front matter.
 */
export function readYaml<T>(
  text: string,
  schema: z.ZodType<T>,
  tell: (line: number | undefined, words: string) => void,
  before = 0,
): T | undefined {
  const tooLong = `has more than ${longest.toLocaleString("en")} letters of names and values.`;
  if (text.length > longest) return void tell(undefined, tooLong);
  const lines = new LineCounter();
  const lineAt = (offset: number | undefined) =>
    offset === undefined ? undefined : lines.linePos(offset).line + before;
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    schema: "core",
    uniqueKeys: true,
    stringKeys: true,
    merge: false,
  });
  const faults = [...document.errors, ...document.warnings];
  for (const { pos, message, code } of faults.slice(0, mostTold))
    tell(lineAt(pos[0]), `${yamlFaults[code] ?? message}`);
  if (faults.length > 0) return undefined;
  let value: unknown;
  try {
    const isOptional = schema.safeParse(undefined).success;
    value = document.toJS({ maxAliasCount: 0 }) ?? (isOptional ? undefined : {});
  } catch {
    return void tell(undefined, "aliases (*name) are not taken: write the words out.");
  }
  const parsed = schema.safeParse(value, { error: explain });
  for (const { path, message, ...issue } of parsed.error?.issues.slice(0, mostTold) ?? []) {
    const keys = issue.code === "unrecognized_keys" ? issue.keys.slice(0, mostTold) : [undefined];
    for (const key of keys) {
      const where = key === undefined ? path : [...path, key];
      const near = key === undefined ? "" : nearest(key, message);
      const words = key === undefined ? message : `"${key}" is not known here${near}`;
      tell(
        lineAt(offsetOf(document, where)),
        `${nameOf(key === undefined ? where : path)}${words}`,
      );
    }
  }
  return parsed.data;
}

type Path = readonly PropertyKey[];

const nameOf = (path: Path) =>
  path.length > 0
    ? `${path.map((part) => (typeof part === "number" ? part + 1 : String(part))).join(".")}: `
    : "";

/** Of the value, of its key, or of what should hold it. */
function offsetOf(document: Document, path: Path): number | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const parent = length > 0 ? document.getIn(path.slice(0, length - 1), true) : undefined;
    const last = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && key.value === last);
      if (isNode(pair?.key) && pair.key.range) return pair.key.range[0];
    }
    const node = length > 0 ? document.getIn(path.slice(0, length), true) : document.contents;
    if (isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}

/** Of what the schema itself has no words for; `unrecognized_keys` hands over what is known. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type" || issue.code === "invalid_value") {
    const expected =
      issue.code === "invalid_type"
        ? (valueKinds[issue.expected] ?? issue.expected)
        : issue.values.map(String).join(" or ");
    return issue.input === undefined ? `is missing: ${expected}.` : `must be ${expected}.`;
  }
  if (issue.code === "too_big") return `is too long: ${issue.maximum} is the most.`;
  if (issue.code === "too_small")
    return issue.minimum === 1 ? "is empty." : `is too short: ${issue.minimum} is the least.`;
  if (issue.code === "unrecognized_keys") {
    const { shape = {} } = (issue.inst?._zod.def ?? {}) as { shape?: object };
    return Object.keys(shape).join(" ");
  }
  return undefined;
}

function nearest(key: string, known: string): string {
  const names = known.split(" ").filter(Boolean);
  const near = names.find((name) => editDistance(name.toLowerCase(), key.toLowerCase()) <= 2);
  if (near) return `; did you mean ${near}?`;
  return names.length > 0 ? `; known are ${names.join(", ")}.` : ".";
}
