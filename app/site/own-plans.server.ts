import { deserialize, serialize } from "node:v8";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import type { PlanDay } from "#content/plans/plan";
import { plans as ours } from "#content/plans/plans";
import type { Tell } from "./kind.server";
import {
  itemKind,
  line,
  type Part,
  partsOf,
  scriptureOf,
  sharedFields,
  sharedOf,
  wordsOf,
} from "./own-items.server";

const schema = z.strictObject({
  ...sharedFields,
  author: line(60).optional(),
  list: z.enum(["featured", "popular"]).optional(),
  blessing: line(500).optional(),
});

const mostDays = 366;
const longestTitle = 100;

export const plans = itemKind({
  of: "plans",
  most: 500_000,
  schema,
  ours,
  make(id, found, our, { draft, tell }) {
    const { data } = found;
    const [overview, ...parts] = partsOf(found.text, found.before, "## ") as [Part, ...Part[]];
    if (parts.length === 0)
      tell(found.before, "has no days: each begins with a line ## and its title.");
    if (parts.length > mostDays) tell(undefined, `has more than ${mostDays} days.`);
    const days = parts
      .slice(0, mostDays)
      .flatMap((part, at) => dayOf(part, `day ${at + 1}`, tell) ?? []);
    const daysAsRead = inBytes(days);
    return {
      ...sharedOf(data, id, draft, tell),
      overview: wordsOf(overview, "the overview above the first day", tell),
      get days() {
        return daysAsRead();
      },
      author: data.author ?? draft.name,
      category: data.list ?? our?.category ?? ("new" as const),
      dayCount: days.length,
      duration: days.length === 1 ? "1 day" : `${days.length} days`,
      blessing: data.blessing ?? "",
    };
  },
});

/**
 * Held in a fifth of what its strings take, and the same for as long as anybody has it. JSON's strings are cuts: a
 * title in an index would hold its whole plan.
 */
function inBytes<T extends object>(value: T): () => T {
  const bytes = Buffer.from(deflateRawSync(serialize(value), { level: 1 }));
  let last = new WeakRef(value);
  return () => {
    const found = last.deref() ?? (deserialize(inflateRawSync(bytes)) as T);
    last = new WeakRef(found);
    return found;
  };
}

const partNames = ["Prayer", "Reflection", "Pause", "Questions", "Carry"] as const;
type PartName = (typeof partNames)[number];

function dayOf(day: Part, named: string, tell: Tell): PlanDay | undefined {
  const [lead, ...rest] = partsOf(day.text, day.line, "### ") as [Part, ...Part[]];
  if (day.title === "") tell(day.line, `${named} has no title: it stands behind the ##.`);
  if (day.title.length > longestTitle)
    tell(day.line, `${named} has a title of more than ${longestTitle} letters.`);
  const scripture = readingOf({ ...lead, line: day.line }, named, tell);
  const given = new Map<PartName, Part>();
  for (const part of rest) {
    const name = partNames.find((each) => each.toLowerCase() === part.title.toLowerCase());
    if (name && !given.has(name)) given.set(name, part);
    else if (name) tell(part.line, `${named} has ${name} twice.`);
    else tell(part.line, `${named} has a part "${part.title}"; known are ${partNames.join(", ")}.`);
  }
  const textOf = (name: PartName, isNeeded = false) => {
    const part = given.get(name);
    const lacks = `${named} has no ${name.toLowerCase()}: put a line ### ${name} and the words below it.`;
    if (!part && isNeeded) tell(day.line, lacks);
    return part && wordsOf(part, `${named}, ${name},`, tell);
  };
  const [prayer, reflection] = [textOf("Prayer", true), textOf("Reflection", true)];
  const [pause, carry] = [textOf("Pause"), textOf("Carry")];
  const [first, second, third] = questionsIn(given.get("Questions"));
  const guide =
    pause && carry && first && second && !third
      ? { pause, carry, questions: [first, second] as const }
      : undefined;
  if (!guide && (given.has("Pause") || given.has("Carry") || given.has("Questions")))
    tell(
      day.line,
      `${named} has a part of Pause, Questions and Carry: it needs all three, and two questions, each in a line beginning with -.`,
    );
  if (!scripture || !prayer || !reflection) return undefined;
  return { title: day.title, scripture, prayer, reflection, ...guide };
}

const questionsIn = (part: Part | undefined) =>
  (part?.text ?? "")
    .split(/^[-*] /m)
    .slice(1)
    .map((each) => each.replaceAll(/\s+/g, " ").trim());

/** A reference in a line of its own, and the words under it behind >, which nobody needs to write. */
function readingOf({ line: at, text }: Part, named: string, tell: Tell) {
  const lines = text
    .split("\n")
    .map((each) => each.trim())
    .filter(Boolean);
  const [reference = ">", ...rest] = lines;
  if (reference.startsWith(">"))
    return void tell(at, `${named} has no reference: put one below its title, as Psalm 23:1-3.`);
  const other = rest.find((each) => !each.startsWith(">"));
  if (other)
    return void tell(
      at,
      `${named} has words that belong to no part: "${other.slice(0, 30)}"; put them below ### Reflection.`,
    );
  return scriptureOf(reference, rest.map((each) => each.slice(1)).join(" "), at + 1, named, tell);
}
