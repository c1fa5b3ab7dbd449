import { getTableColumns, getTableName } from "drizzle-orm";
import { expect, it } from "vitest";
import { personalRows } from "#db/accounts/personal-data/kinds.server";
import { keysAndHashes } from "#db/accounts/personal-data/personal-rows.server";
import { type PersonalTable, personalTables } from "#db/accounts/personal-data/tables.server";

/** What says nothing to the person, beside keys and hashes: what another column says already, the team's own work. */
const unshown: Record<string, string[]> = {
  contact_messages: ["calmedBy"],
  account_locks: ["keyId", "byPassword", "wrappedBy", "byCode", "dataKey"],
  account_subscriptions: ["askedAt", "isActive", "tags", "isSole"],
  confirmed_addresses: ["email"],
  drafts: ["prayer"],
  group_blocks: ["blockedId"],
  group_invitations: ["groupId"],
  group_letters: ["groupId"],
  group_members: ["groupId"],
  group_reports: ["aboutId", "doneBy"],
  group_requests: ["groupId"],
  message_notes: ["note", "claimedBy", "version"],
  newsletter_subscriptions: ["email", "subscribedAt", "isActive"],
  outbox: [
    "key",
    "emailChangeId",
    "campaignId",
    "dueAt",
    "attempts",
    "lease",
    "leasedUntil",
    "item",
    "isBulk",
    "sealed",
    "groupLetterId",
  ],
  prayers: ["writtenOn", "prayedAt", "wakesAt", "beforeOn", "beforeAt"],
  request_looks: ["way"],
  request_notes: ["writtenBy", "releasedBy"],
  request_states: [
    "state",
    "queue",
    "forLeaders",
    "urgentAt",
    "hasNews",
    "receivedAt",
    "lastActivityAt",
    "retentionDays",
    "calmedBy",
    "claimedBy",
    "handedAt",
    "version",
  ],
  second_factors: ["sealedSecret", "lastCounter"],
  subscription_letters: ["formerHandle", "confirmedEmail"],
  team_changes: ["changedBy"],
  usernames: ["folded"],
  users: ["password"],
};

const shownOf = (table: PersonalTable["table"]) =>
  Object.values(personalRows).filter((rows) => rows.table === table);

/** The rows in which a table is shown: its own, and those of the table it stands within. */
const rowsOf = ({ table, within }: PersonalTable) => [
  ...shownOf(table),
  ...(within ? shownOf(within) : []),
];

const shownTables = personalTables.filter((entry) => !("notShown" in entry));

it.each(shownTables.map((entry) => [getTableName(entry.table), entry] as const))(
  "whoever adds a column to %s shows it to its person, or names it in `unshown` above",
  (name, entry) => {
    const rows = rowsOf(entry);
    expect(rows).not.toEqual([]);
    const shown = new Set(rows.flatMap(({ columns }) => Object.values<unknown>(columns)));
    const others = Object.entries(getTableColumns(entry.table))
      .filter(([name, column]) => !shown.has(column) && !keysAndHashes.has(name))
      .map(([column]) => column);
    expect(others.sort()).toEqual([...(unshown[name] ?? [])].sort());
  },
);

it("a kind of data is shown by one table", () => {
  const listed = personalTables.map(({ table }) => table);
  const shown = Object.values(personalRows).map(({ table }) =>
    listed.filter((each) => each === table),
  );
  expect(shown.filter(({ length }) => length !== 1)).toEqual([]);
});
