import { bcv_parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import * as english from "bible-passage-reference-parser/esm/lang/en.js";
import { books } from "#content/bible/books";
import { type Reference, readMistyped, readReference } from "#content/bible/reference";
import { once } from "~/runtime/once.server";

/** The library's time grows with the square of the length. */
const longest = 40;
const most = 3;

/**
 * Only where the query is nothing else. Our own table first, then the library, then forgiving typing
 * errors.
 */
export function referencesIn(query: string): Reference[] {
  const whole = readReference(query);
  if (whole) return [whole];
  const parts = query.split(/;|&|\band\b/i, most + 1).map((part) => readReference(part));
  if (parts.length <= most && parts.every((part) => part?.chapter)) return parts as Reference[];
  if (!/\d/.test(query) || !/[a-z]{2}/i.test(query)) return [];
  const parsed = query.length <= longest ? parse(query) : [];
  if (parsed.length > 0) return parsed;
  const mistyped = readMistyped(query);
  return mistyped ? [mistyped] : [];
}

const parser = once(() => new bcv_parser(english).set_options({ book_alone_strategy: "ignore" }));

/** Nothing unless the library reads all of the query. */
function parse(query: string): Reference[] {
  const entities = parser().parse(query).osis_and_indices();
  let end = 0;
  for (const { indices } of entities) {
    if (/[^\s,;.&]/.test(query.slice(end, indices[0]).replace(/\band\b/i, ""))) return [];
    end = indices[1];
  }
  if (entities.length === 0 || /[^\s.,;]/.test(query.slice(end))) return [];
  return entities
    .flatMap((entity: { osis: string }) => entity.osis.split(",").flatMap(fromOsis))
    .slice(0, most);
}

/** "John.3.16-John.3.18"; of several chapters each is a reference. */
function fromOsis(osis: string): Reference[] {
  const [first = "", last = first] = osis.split("-");
  const [name = "", chapter, verse] = first.split(".");
  const [lastName, lastChapter, lastVerse] = last.split(".");
  const book = books[osisNames.indexOf(name)];
  if (!book || !chapter) return [];
  if (verse && lastName === name && lastChapter === chapter)
    return [{ book, chapter: Number(chapter), verses: [[Number(verse), Number(lastVerse)]] }];
  const end = lastName === name ? Number(lastChapter) : Number(chapter);
  const count = Math.min(end - Number(chapter) + 1, most);
  return Array.from({ length: Math.max(count, 1) }, (_, index) => ({
    book,
    chapter: Number(chapter) + index,
    verses: [],
  }));
}

/** The 66 books in OSIS, in their order. */
const osisNames =
  "Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev".split(
    " ",
  );
