import { bookPath, chapterPath } from "#content/bible/bible-path";
import { books } from "#content/bible/books";
import { sitemapOf } from "~/http/sitemap.server";

/** The books of the Bible and their 1,189 chapters, for search engines. */
export const loader = () =>
  sitemapOf(
    books.flatMap(({ slug, chapters }) => [
      bookPath(slug),
      ...Array.from({ length: chapters }, (_, index) => chapterPath(slug, index + 1)),
    ]),
  );
