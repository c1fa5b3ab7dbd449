import { getBook } from "#content/bible/books";
import { cacheControl } from "~/http/page-cache/cache-control";
import { getChapter } from "~/runtime/bible.server";
import { setChapter } from "../bible/chapter/chapter-layout.server";

/** All of them in their lines, each verse with its number: a device sets the page of each itself. */
export function loader() {
  const book = getBook("psalms");
  if (!book) throw new Error("There are no Psalms");
  const psalms = Array.from({ length: book.chapters }, (_, index) => {
    const place = { book, chapter: index + 1 };
    const { sections } = setChapter(place, getChapter(book, index + 1)?.verses ?? [], []);
    const lines = sections.flatMap(({ blocks }) => blocks);
    const texts = lines.map(({ kind, stanza, pieces }, at) => {
      const words = pieces.map(({ number, begins, text }) => (begins ? `${number} ${text}` : text));
      return `${stanza && at > 0 ? "\n" : ""}${kind === "q2" ? "  " : ""}${words.join(" ")}`;
    });
    return texts.join("\n");
  });
  return Response.json(psalms, { headers: { "Cache-Control": cacheControl.checked } });
}
