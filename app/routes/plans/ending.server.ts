import { findSource } from "~/bookmarks/prayer-sources.server";
import { database } from "~/runtime/database.server";
import { blessings } from "../../../content/plans/plan-blessings";
import type { User } from "../../../db/accounts/users.server";
import { listSavedSources } from "../../../db/prayers/prayers.server";

/** What a plan's end leads to: its blessing, and what its reader saved of it. */
export async function endingOf(planId: string, sources: readonly string[], user?: User) {
  const saved = user ? await listSavedSources(database(), user.id, [...sources]) : [];
  const found = saved.flatMap((source) => findSource(source) ?? []);
  return {
    blessing: blessings[planId] ?? "",
    saved: found.map(({ path, title, reference, pageTitle }) => ({
      path,
      name: title ?? reference ?? pageTitle,
    })),
  };
}
