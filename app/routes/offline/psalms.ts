import { getBook } from "#content/bible/books";
import { cacheControl } from "~/http/page-cache/cache-control";
import { quotePassage } from "~/runtime/quotation.server";

/** All of them in their lines: a device sets the page of each itself. */
export function loader() {
  const book = getBook("psalms");
  if (!book) throw new Error("There are no Psalms");
  const chapters = Array.from({ length: book.chapters }, (_, index) => index + 1);
  const psalms = chapters.map((chapter) => quotePassage({ book, chapter, verses: [] }));
  return Response.json(psalms, { headers: { "Cache-Control": cacheControl.checked } });
}
