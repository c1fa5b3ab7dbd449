/** A book's address. */
export const bookPath = (slug: string) => `/bible/${slug}`;

/** A chapter's address, with verses of it marked ("6-7" or "27-29,34") and the first of them in sight. */
export function chapterPath(slug: string, chapter: number, verses?: string): string {
  const path = `${bookPath(slug)}/${chapter}`;
  return verses ? `${path}?v=${verses}#v${Number.parseInt(verses, 10)}` : path;
}

/** "Mark 5:27-29, 34" or "Psalm 46". */
const written = /^((?:[1-3] )?[A-Z][a-z]+(?: of [A-Z][a-z]+)?) (\d{1,3})(?::(\d[\d, –-]*))?$/;

/**
 * Where a reference leads, as our own content writes it: this knows its shape alone, so that no
 * page has to carry the table of the books.
 * @returns undefined where it has another shape.
 */
export function biblePath(reference: string): string | undefined {
  const [, name = "", chapter, verses] = written.exec(reference) ?? [];
  if (!chapter) return undefined;
  const slug = name === "Psalm" ? "psalms" : name.toLowerCase().replaceAll(" ", "-");
  const marks = verses?.replaceAll(" ", "").replaceAll("–", "-");
  return chapterPath(slug, Number(chapter), marks);
}

/** The first chapter of "Psalms 110-113", or the verses of "Psalm 119:33-72". */
export function psalmsPath(psalms: string): string {
  const [, first = "1", verses] = /(\d+)(?::([\d–-]+))?/.exec(psalms) ?? [];
  return chapterPath("psalms", Number(first), verses?.replaceAll("–", "-"));
}

/** A reference as its book and its verses, which no line parts. */
export const bookAndVerses = (reference: string) =>
  reference.replaceAll(/([^,]) (?=\d)/g, "$1\n").split("\n");

/** References with a verse in the midst of a text; a text split by it has them at its odd places. */
export const referencePattern =
  /(\b(?:[1-3] )?[A-Z][a-z]+(?: of [A-Z][a-z]+)? \d{1,3}:\d{1,3}(?:[-–]\d{1,3})?(?:, \d{1,3}(?:[-–]\d{1,3})?)*(?![\d:]))/;
