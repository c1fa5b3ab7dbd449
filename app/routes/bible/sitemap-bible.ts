import { sitemapOf } from "~/http/sitemap.server";
import { books } from "../../../content/bible/books";

/** The books of the Bible and their 1,189 chapters, for search engines. */
export const loader = () =>
  sitemapOf(
    books.flatMap(({ slug, chapters }) => [
      `/bible/${slug}`,
      ...Array.from({ length: chapters }, (_, index) => `/bible/${slug}/${index + 1}`),
    ]),
  );
