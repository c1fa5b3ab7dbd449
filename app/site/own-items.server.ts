import { z } from "zod";
import { type Art, type SceneName, sceneNames, scenePicture, scenes } from "#content/art";
import { formatReference, type Reference } from "#content/bible/reference";
import { needs } from "#content/needs";
import type { Scripture } from "#content/scripture";
import { rows } from "~/pages";
import { getChapter } from "~/runtime/bible.server";
import { excerpt } from "~/runtime/quotation.server";
import { readTyped } from "~/runtime/typed-reference.server";
import { textOf } from "./folder.server";
import { imageNamed } from "./images.server";
import type { Draft, Kind, Tell } from "./kind.server";
import { readYaml, line as yamlLine } from "./yaml.server";

/** What prayers, verses and reflections may be long at most, as what is saved of them. */
const longest = 5_000;

export const line = (most: number) =>
  yamlLine(most).regex(/^[^<>]*$/, { error: "must stand in one line, without < and >." });

/** What plans, themes and articles say of their picture. */
export const artFields = {
  scene: z.enum(sceneNames).optional(),
  image: line(90).optional(),
  alt: line(200).optional(),
};

/** What is said of plans and themes alike. */
export const sharedFields = {
  draft: z.boolean().optional(),
  title: line(80),
  description: line(200),
  for: z.enum(needs.map(({ id }) => id)).optional(),
  helpLines: z.boolean().optional(),
  unsafeHome: z.boolean().optional(),
  ...artFields,
};

type Shared = z.infer<z.ZodObject<typeof sharedFields>>;

export const sharedOf = (data: Shared, id: string, draft: Draft, tell: Tell) => ({
  id,
  title: data.title,
  description: data.description,
  ...(data.helpLines && { needsHelpLines: true as const }),
  ...(data.unsafeHome && { unsafeHome: true as const }),
  ...artOf(data, id, draft, tell),
  completions: 0,
  saved: 0,
  need: data.for,
  isOwn: true as const,
});

type ArtGiven = { scene?: SceneName; image?: string; alt?: string };

/** Without a scene one by the letters of the name. */
export function artOf(given: ArtGiven, id: string, draft: Draft, tell: Tell): Art {
  const sum = [...id].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  const scene = given.scene ?? sceneNames[sum % sceneNames.length] ?? "hills";
  const { image, choices = "" } = shownImage(given, draft, tell);
  const picture = image && { path: image.path, alt: given.alt ?? "", isOtherSize: true as const };
  const { tone } = scenes[scene];
  return { scene, tone, image: choices, picture: picture ?? scenePicture(scene) };
}

/** @param of before what is told */
export function shownImage(given: Omit<ArtGiven, "scene">, draft: Draft, tell: Tell, of = "") {
  if (!given.image) return {};
  const found = imageNamed(draft, given.image);
  if (!found) tell(undefined, of + noImage(given.image, draft));
  if (!given.alt)
    tell(undefined, `${of}has an image without alt: say in a few words what it shows.`);
  return { ...found };
}

export const noImage = (name: string, { images }: Draft) =>
  `there is no picture ${name} in images/${images.size > 0 ? `; there are ${[...images.keys()].slice(0, 5).join(", ")}` : ""}.`;

/** What a path of ours begins with. */
const routeWords = new Set(rows.flatMap(([path]) => path.split("/").slice(1, 2)));

/** The name of a Markdown file, which is its place in an address; told where it cannot be one. */
function idOf(name: string, tell: Tell): string | undefined {
  const id = name.slice(name.lastIndexOf("/") + 1).replace(/\.md$/, "");
  if (routeWords.has(id))
    tell(undefined, `is named as a page of the site, "${id}": choose another name.`);
  else if (/^[a-z\d][a-z\d-]{0,49}$/.test(id)) return id;
  else
    tell(
      undefined,
      "has a name that makes no good address: use small letters, digits and -, at most 50.",
    );
  return undefined;
}

export type Matter<T> = { data: T; text: string; before: number };

/** @returns "hidden" for what is taken away, and nothing where a mistake was told. */
export function frontMatter<T>(
  content: Buffer,
  schema: z.ZodType<T>,
  tell: Tell,
): Matter<T> | "hidden" | undefined {
  const found = textOf(content);
  if ("words" in found) return void tell(undefined, found.words);
  const lines = found.text.split("\n");
  const end = lines.findIndex((each, at) => at > 0 && each.trimEnd() === "---");
  if (lines[0]?.trimEnd() !== "---" || end < 0)
    return void tell(1, "must begin with a line ---, names and values, and a line ---.");
  const matter = lines.slice(1, end).join("\n");
  const isHidden = /^hidden: *true *$/m.test(matter);
  if (isHidden)
    return readYaml(matter, z.strictObject({ hidden: z.literal(true) }), tell, 1) && "hidden";
  const data = readYaml(matter, schema, tell, 1);
  return data && { data, text: lines.slice(end + 1).join("\n"), before: end + 1 };
}

type Item = { id: string | number; slug?: string };
type Making = { draft: Draft; tell: Tell };

/** A kind whose files are an item each, laid over ours of the same name. */
export const itemKind = <Data extends { draft?: boolean }, Ours extends Item>(kind: {
  of: "plans" | "themes" | "articles";
  most: number;
  schema: z.ZodType<Data>;
  ours: readonly Ours[];
  make(id: string, found: Matter<Data>, our: Ours | undefined, making: Making): Ours | undefined;
}): Kind => ({
  pattern: patterns[kind.of],
  named: `${kind.of}/NAME.md`,
  most: kind.most,
  add({ name }, content, draft, tell) {
    const id = idOf(name, tell);
    const found = frontMatter(content, kind.schema, tell);
    const our = kind.ours.find((each) => (each.slug ?? each.id) === id);
    const { items, hidden } = draft[kind.of];
    if (found === "hidden" && our)
      Object.assign(draft, { [kind.of]: { items, hidden: [...hidden, our.id] } });
    else if (found === "hidden") tell(undefined, nothingToHide);
    else if (found) {
      const item = kind.make(id ?? "", found, our, { draft, tell });
      if (item && id && !found.data.draft)
        Object.assign(draft, { [kind.of]: { items: [...items, item], hidden } });
    }
  },
  finish(draft, tell) {
    const { items, hidden } = draft[kind.of];
    if (kind.of !== "articles" && hidden.length >= kind.ours.length && items.length === 0)
      tell(kind.of, `has to leave one ${kind.of.slice(0, -1)} at least.`);
  },
});

const patterns = {
  plans: /^plans\/[^/]+\.md$/,
  themes: /^themes\/[^/]+\.md$/,
  articles: /^articles\/[^/]+\.md$/,
};

const nothingToHide =
  "there is nothing of this name to take away: delete the file, or name it as one of ours.";

export type Part = { line: number; title: string; text: string };

/** Cut at its headings of one rank; what stands before the first has no title. */
export function partsOf(text: string, before: number, mark: "## " | "### "): Part[] {
  const parts: Part[] = [{ line: before + 1, title: "", text: "" }];
  for (const [at, each] of text.split("\n").entries()) {
    const last = parts.at(-1) as Part;
    if (each.startsWith(mark))
      parts.push({ line: before + at + 1, title: each.slice(mark.length).trim(), text: "" });
    else last.text += `${each}\n`;
  }
  return parts;
}

const inOneLine = (text: string) =>
  text
    .split("\n")
    .map((each) => each.trim())
    .join(" ");

/** Paragraphs, each in one line. Plans and themes show their words as they are written. */
export function wordsOf({ line: at, text }: Part, named: string, tell: Tell): string {
  const words = text
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .trim()
    .split(/\n\s*\n/)
    .map((each) => inOneLine(each))
    .join("\n\n");
  if (words === "") tell(at, `${named} is empty.`);
  if (words.length > longest) tell(at, `${named} is too long: ${longest} letters are the most.`);
  const sign = /<[a-z!/][^>]{0,20}|\]\([^)]{0,20}|\*\*|^#+ /im.exec(words)?.[0];
  if (sign) tell(at, `${named} is shown as it is written, so take out "${sign.trim()}".`);
  return words;
}

/** The words of the Bible under a reference. What is quoted all the same may be a part of them, and must be theirs. */
export function scriptureOf(
  typed: string,
  quoted: string,
  at: number,
  named: string,
  tell: Tell,
): Scripture | undefined {
  const read = readTyped(typed);
  const [found, another] = read?.references ?? [];
  if (!found?.chapter || another || read?.note) {
    const why =
      read?.note && !another
        ? `: ${read.note}`
        : ", as Psalm 23:1-3 is: one place, in one chapter.";
    return void tell(at, `${named}: "${typed}" is no reference that can be read${why}`);
  }
  const reference = formatReference(found);
  const verses = runningText(found);
  if (verses.length > longest)
    return void tell(at, `${named}: ${reference} is too long for a day: choose fewer verses.`);
  const given = quoted.replaceAll(/\s+/g, " ").trim();
  if (given === "") return { reference, verses: excerpt(verses) };
  if (verses.includes(curled(given))) return { reference, verses: curled(given) };
  return void tell(
    at,
    `${named}: the words of ${reference} differ ${difference(verses, curled(given))}`,
  );
}

function runningText({ book, chapter = 0, verses }: Reference): string {
  const all = getChapter(book, chapter)?.verses ?? [];
  const ranges = verses.length > 0 ? verses : [[1, all.length] as const];
  const wanted = ranges.flatMap(([from, to]) => all.slice(from - 1, to)).filter(Boolean);
  return wanted
    .join(" ")
    .replaceAll("— ", "—")
    .replaceAll(/ ?Selah/g, "");
}

const curled = (text: string) =>
  text
    .replaceAll(/(^|[\s(\u2014\u201c\u2018])"/g, "$1\u201c")
    .replaceAll('"', "\u201d")
    .replaceAll(/(^|[\s(\u2014\u201c])'/g, "$1\u2018")
    .replaceAll("'", "\u2019");

/** Where the words given leave those of the Bible, from the place on at which most of their beginning stands. */
function difference(verses: string, given: string): string {
  const [words, own] = [verses.split(" "), given.split(" ")];
  const starts = words.flatMap((word, at) => (word === own[0] ? at : []));
  const lengths = starts.map((start) => own.findIndex((word, at) => word !== words[start + at]));
  const best = Math.max(0, ...lengths);
  const start = starts[lengths.indexOf(best)] ?? 0;
  const [there, here] = [words, own].map((all, which) =>
    all.slice((which ? 0 : start) + best, (which ? 0 : start) + best + 4).join(" "),
  );
  return `at "${here}": the Berean Standard Bible has "${there}". Leave the words out, and they are looked up.`;
}
