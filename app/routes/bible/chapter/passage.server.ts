import { chapterPath } from "#content/bible/bible-path";
import type { Book } from "#content/bible/books";
import { formatReference, formatVerses, type VerseRange } from "#content/bible/reference";
import type { User } from "#db/accounts/users.server";
import { bibleSource } from "~/prayers/prayer-sources.server";
import { savedOf } from "~/prayers/prayers.server";
import { joinVerses } from "~/runtime/bible.server";
import { settings } from "~/runtime/env.server";

/** The marked verses, or the whole chapter; what is marked can be shared and saved. */
export async function passageOf(
  place: { book: Book; chapter: number; verses: VerseRange[] },
  all: readonly string[],
  user?: User,
) {
  const { book, chapter, verses } = place;
  const reference = formatReference(place);
  const marks = formatVerses(verses);
  const path = chapterPath(book.slug, chapter);
  if (!marks) return { reference, marks, path, text: joinVerses(all, [[1, all.length]]) };
  const last = verses.at(-1)?.[1] ?? 0;
  const text = joinVerses(all, verses);
  const source = bibleSource(book.slug, chapter, marks);
  return {
    reference,
    marks,
    path: `${path}?v=${marks}`,
    text,
    address: `${settings().ORIGIN}${path}?v=${marks}`,
    last,
    /** The same with one verse more. */
    more:
      last < all.length
        ? formatVerses([...verses.slice(0, -1), [verses.at(-1)?.[0] ?? last, last + 1]])
        : undefined,
    source,
    saved: source && user ? (await savedOf(user, { source })).source : false,
  };
}
