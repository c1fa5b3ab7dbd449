import type { Item } from "#db/plans/saved-items.server";
import { pageCache } from "~/http/page-cache/page-cache.server";
import { database } from "~/runtime/database.server";

/** The counters of a plan or theme have changed: its page is rendered anew for the next visitor. */
export function invalidateItemPages({ kind, item }: Item): void {
  // Without a name it shows the first.
  for (const path of [`/${kind}/${item}`, `/${kind}`]) {
    pageCache().invalidate(path);
    database().announce(path);
  }
}
