import { getTableColumns, getTableName } from "drizzle-orm";
import { expect, it } from "vitest";
import * as accounts from "../../../db/accounts/personal-data/account-columns.server";
import * as bookmarks from "../../../db/accounts/personal-data/bookmark-columns.server";
import * as inbox from "../../../db/accounts/personal-data/inbox-columns.server";
import * as letters from "../../../db/accounts/personal-data/letter-columns.server";
import * as prayers from "../../../db/accounts/personal-data/prayer-columns.server";

/** What says nothing to the person: keys, hashes, and what another column says already. */
const unshown: Record<string, string[]> = {
  contact_messages: ["id", "userId", "fingerprint"],
  drafts: ["id", "handle", "userId", "prayer"],
  outbox: [
    ...["id", "handle", "key", "userId", "subscriptionId", "emailChangeId", "campaignId"],
    ...["dueAt", "attempts", "lease", "leasedUntil", "reason", "planLetterId", "item", "isBulk"],
    ...["requestId", "sealed"],
  ],
  plan_days: ["userId"],
  plan_letter_days: ["planLetterId"],
  plan_letters: ["id", "handle", "userId"],
  days_of_prayer: ["userId"],
  plan_starts: ["userId"],
  prayer_requests: ["id", "userId"],
  request_looks: ["id", "userId", "way"],
  request_notes: ["id", "requestId", "writtenBy", "releasedBy"],
  prayers: ["id", "handle", "userId", "writtenOn", "prayedAt", "wakesAt"],
  reading_preferences: ["userId"],
  saved_items: ["userId"],
  second_factors: ["userId", "seed", "lastCounter"],
  sessions: ["tokenHash", "userId"],
  sign_in_addresses: ["userId", "addressHash"],
};

it.each(
  Object.values({ ...accounts, ...bookmarks, ...inbox, ...letters, ...prayers }).map(
    (rows) => [getTableName(rows.table), rows] as const,
  ),
)("whoever adds a column to %s says whether its person sees it", (table, rows) => {
  const shown = new Set(Object.values(rows.columns));
  const others = Object.entries(getTableColumns(rows.table))
    .filter(([, column]) => !shown.has(column))
    .map(([name]) => name);
  expect(others.sort()).toEqual([...(unshown[table] ?? [])].sort());
});
