import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { getBook } from "../../../content/bible/books";
import { doorPath, getDoor } from "../../../content/bible/doors";

/** A book's key in the page cache. */
export const bookCacheKey: CacheKeyReader = ({ book = "" }) => {
  const found = getBook(book);
  return found && `/bible/${found.slug}`;
};

/** A door's. */
export const doorCacheKey: CacheKeyReader = ({ need = "" }) => {
  const found = getDoor(need);
  return found && doorPath(found);
};
