import { pageCache } from "~/http/page-cache/page-cache.server";
import { database } from "~/runtime/database.server";
import { countFinished } from "../../db/bookmarks/plan-starts.server";
import { countSaves, type Item } from "../../db/bookmarks/saved-items.server";
import { getPrayed } from "../../db/bookmarks/theme-prayers.server";

/** What a plan or theme began with. */
type Seed = { id: string; completions: number; saved: number };

/** How often a plan was prayed to its end and is saved: its own figures and what people did here. */
export async function planCounters({ id, completions, saved }: Seed) {
  const db = database();
  return {
    completions: completions + (await countFinished(db, id)),
    saved: saved + (await countSaves(db, { kind: "plan", item: id })),
  };
}

/** How often a theme was prayed and is a favourite: its own figures and what people did here. */
export async function themeCounters({ id, completions, saved }: Seed) {
  const db = database();
  return {
    completions: completions + (await getPrayed(db, id)),
    saved: saved + (await countSaves(db, { kind: "theme", item: id })),
  };
}

/** The figures of a plan or theme have changed: its page is made anew for the next visitor. */
export function refreshCounters({ kind, item }: Item): void {
  // Without a name it shows the first.
  for (const path of [`/${kind}/${item}`, `/${kind}`]) {
    pageCache().invalidate(path);
    database().announce(path);
  }
}
