import { columns, otherColumns } from "#content/pages/my-prayers";
import type { Prayer } from "#db/prayers/prayers.server";
import { visible } from "~/forms/form";
import { csvLine, csvRows } from "~/runtime/csv.server";
import { firstWords } from "./shown-prayer.server";

type Column = keyof typeof columns & keyof Prayer;

const names = Object.keys(columns) as Column[];

type ReadPrayer = { [Name in Column]?: string };

type WrittenPrayer = Pick<Prayer, "text"> & Partial<Pick<Prayer, Column>>;

/** RFC 4180; the mark at its beginning tells spreadsheets that it is UTF-8. */
const csv = {
  type: "text/csv",
  ending: "csv",
  head: `\uFEFF${csvLine(Object.values(columns))}\r\n`,
  write: (prayer: WrittenPrayer) => `${csvLine(names.map((name) => prayer[name] ?? ""))}\r\n`,
};

const markdown = {
  type: "text/markdown",
  ending: "md",
  head: "# My Prayers\n",
  write(prayer: WrittenPrayer) {
    const { title, text, answer, notes } = prayer;
    const facts = names.filter((name) => !["title", "text", "answer", "notes"].includes(name));
    const known = facts.flatMap((name) =>
      prayer[name] ? `- ${columns[name]}: ${prayer[name]}` : [],
    );
    // What has no name is headed by its first words, slanted.
    const heading = title?.replace(/^[\\*]/, "\\$&") ?? `*${firstWords(text)}*`;
    const parts = [`## ${heading}`, known.join("\n"), inMarkdown(text)];
    const answered = answer ? [answerHeading, inMarkdown(answer)] : [];
    const noted = notes ? [notesHeading, inMarkdown(notes)] : [];
    return `\n${[...parts, ...answered, ...noted].join("\n\n")}\n`;
  },
};

const answerHeading = "### Answer";
const notesHeading = "### Notes";

/** Ends of lines stay, and what looks like one of our headings is none. */
const inMarkdown = (words: string) =>
  words.replace(/^\\*#/gm, "\\$&").replace(/([^\n])\n(?=[^\n])/g, "$1  \n");

const fromMarkdown = (words: string) =>
  words
    .trim()
    .replace(/ {2}\n(?=[^\n])/g, "\n")
    .replace(/^\\(\\*#)/gm, "$1");

export const formats = { csv, markdown };

/** @param words of a file, or pasted: our own CSV or Markdown, another table with a column of prayers, or a list */
export function readPrayers(words: string): ReadPrayer[] {
  const plain = words.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  return readMarkdown(plain) ?? readTable(plain) ?? readList(plain);
}

function readMarkdown(words: string): ReadPrayer[] | undefined {
  const [head = "", ...parts] = words.split(/^## /m);
  if (head.trim() !== markdown.head.trim()) return undefined;
  return parts.map((part) => {
    const [heading = "", ...lines] = part.split("\n");
    const first = lines.findIndex((line) => line !== "");
    const end = lines.findIndex((line, at) => at >= first && !line.startsWith("- "));
    const rest = lines.slice(end).join("\n");
    const [before = "", notes] = rest.split(`\n${notesHeading}\n`);
    const [text = "", answer] = before.split(`\n${answerHeading}\n`);
    const read: ReadPrayer = { text: fromMarkdown(text), answer: answer && fromMarkdown(answer) };
    if (notes) read.notes = fromMarkdown(notes);
    for (const line of lines.slice(0, end)) {
      const [, name = "", value] = /^- ([^:]+): (.*)$/.exec(line) ?? [];
      const column = columnOf(name);
      if (column) read[column] = value;
    }
    if (!heading.startsWith("*")) read.title = heading.replace(/^\\([\\*])/, "$1");
    return read;
  });
}

const byName = new Map<string, Column>([
  ...Object.entries(otherColumns),
  ...names.map((name) => [columns[name].toLowerCase(), name] as const),
]);

const columnOf = (name: string) => byName.get(name.trim().toLowerCase());

function readTable(words: string): ReadPrayer[] | undefined {
  for (const separator of [",", ";", "\t"]) {
    const found = csvRows(words.split("\n", 1)[0] ?? "", separator)[0]?.map(columnOf) ?? [];
    if (found.length < 2 || !found.includes("text")) continue;
    const [, ...rows] = csvRows(words, separator);
    const named = (row: string[]) =>
      found.flatMap((name, at) => (name ? [[name, row[at] ?? ""]] : []));
    return rows.map((row) => Object.fromEntries(named(row)));
  }
  return undefined;
}

/** "- ", "•", "→", "* [ ] ", "3. ", "(4) ", "a) ", also several: not "1 Peter", "J. Smith" or "-5". */
const bullet =
  /^(?:(?:[•·‣◦▪●○☐☑✓→]|[-*+–—](?=\s)|\[[ xX✓]?\](?=\s)|\(?(?:\p{Nd}{1,4}[.)]|[a-z]\))(?=\s))\s*)+/iu;

/** A line without a letter or a number is a rule, or a bullet that nothing follows. */
const readList = (words: string): ReadPrayer[] =>
  words.split("\n").map((line) => {
    const text = line.trim().replace(bullet, "");
    return { text: /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text) ? text : "" };
  });

/** The names of a prayer that is a short list of them, or none. It is asked about first, so "and" parts them, too. */
export function onlyNames(text: string): string[] {
  const names = /[,\n]/.test(text) ? namesIn(text.replace(/ (?:and|&) /gi, ", ")) : [];
  return names.length > 1 && names.every((name) => aName.test(name)) ? names : [];
}

/** "Emma", "Aunt Sue": of one or two words, and no call to God. */
const aName =
  /^(?!(?:Lord|God|Father|Jesus|Christ|Abba|Holy|Amen|Thank)\b)\p{Lu}\S*(?: \p{Lu}\S*)?$/u;

/** "Daniel, Emma, Lena and the baby", or one on each line: who is named in one breath is prayed for together. */
export const namesIn = (words: string): string[] =>
  words
    .replace(/[^\S\n]+/g, " ")
    .split(/[,;،؛、\n]/)
    .map((part) =>
      part
        .trim()
        .replace(bullet, "")
        .replace(/^(?:and|&)(?: |$)/i, ""),
    )
    .map((name) => name.replace(/[.:]$/, ""))
    .filter((name) => visible.test(name));
