import { getTableColumns, getTableName } from "drizzle-orm";
import { expect, it } from "vitest";
import type { PersonalTable } from "#db/accounts/personal-data/personal-rows.server";
import { personalTables } from "#db/accounts/personal-data/tables.server";

/** What says nothing to the person: keys, hashes, what another column says already, the team's own work. */
const unshown: Record<string, string[]> = {
  account_subscriptions: ["userId", "subscriptionId", "askedAt", "isActive", "tags", "isSole"],
  claim_limits: ["userId"],
  confirmed_addresses: ["userId", "email"],
  contact_messages: ["id", "userId", "fingerprint"],
  days_of_prayer: ["userId"],
  done_messages: ["messageId"],
  done_requests: ["requestId"],
  drafts: ["id", "handle", "userId", "prayer"],
  email_changes: ["id", "userId"],
  message_notes: ["note", "claimedBy", "version"],
  newsletter_subscriptions: ["id", "email", "subscribedAt", "isActive"],
  outbox: [
    ...["id", "handle", "key", "userId", "subscriptionId", "emailChangeId", "campaignId"],
    ...["dueAt", "attempts", "lease", "leasedUntil", "planLetterId", "item", "isBulk"],
    ...["requestId", "sealed"],
  ],
  password_resets: ["userId", "tokenHash"],
  plan_days: ["userId"],
  plan_letter_days: ["planLetterId"],
  plan_letters: ["id", "handle", "userId"],
  plan_starts: ["userId"],
  prayer_request_senders: ["requestId", "fingerprint"],
  prayer_requests: ["id", "userId"],
  prayers: ["id", "handle", "userId", "writtenOn", "prayedAt", "wakesAt"],
  reading_preferences: ["userId"],
  recovery_codes: ["userId", "codeHash"],
  request_looks: ["id", "userId", "way"],
  request_notes: ["id", "writtenBy", "releasedBy"],
  request_prayers: ["id", "userId"],
  request_receipts: ["requestId", "tokenHash"],
  request_states: [
    ...["state", "queue", "forLeaders", "urgentAt", "hasNews", "receivedAt", "lastActivityAt"],
    ...["retentionDays", "claimedBy", "handedAt", "version"],
  ],
  saved_items: ["userId"],
  second_factors: ["userId", "sealedSecret", "lastCounter"],
  session_factors: ["tokenHash", "userId"],
  sessions: ["tokenHash", "userId"],
  sign_in_addresses: ["userId", "addressHash"],
  subscription_letters: ["subscriptionId", "handle", "formerHandle", "confirmedEmail"],
  subscription_tags: ["subscriptionId"],
  team_members: ["userId"],
  time_zones: ["userId"],
  usernames: ["userId", "folded"],
  users: ["id", "password"],
  verse_letters: ["subscriptionId"],
};

const shownOf = (entry: PersonalTable) => ("shown" in entry ? entry.shown : []);

/** The rows in which a table is shown: its own, and those of the table it stands within. */
const rowsOf = (entry: PersonalTable) => {
  const parent = personalTables.find(({ table }) => "within" in entry && table === entry.within);
  return [...shownOf(entry), ...(parent ? shownOf(parent) : [])];
};

const shownTables = personalTables.filter((entry) => !("notShown" in entry));

it.each(shownTables.map((entry) => [getTableName(entry.table), entry] as const))(
  "whoever adds a column to %s says whether its person sees it",
  (name, entry) => {
    const rows = rowsOf(entry);
    expect(rows).not.toEqual([]);
    const shown = new Set(rows.flatMap(({ columns }) => Object.values<unknown>(columns)));
    const others = Object.entries(getTableColumns(entry.table))
      .filter(([, column]) => !shown.has(column))
      .map(([column]) => column);
    expect(others.sort()).toEqual([...(unshown[name] ?? [])].sort());
  },
);

it("a kind of data is shown by one table", () => {
  const kinds = personalTables.flatMap(shownOf).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual([...new Set(kinds)].sort());
});
