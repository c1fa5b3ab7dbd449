import { getTableName } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { personalTables } from "#db/accounts/personal-data/tables.server";
import { createUser, type User } from "#db/accounts/users.server";
import type { SqliteEngine } from "#db/engines/sqlite/client.server";
import { saveItem } from "#db/plans/saved-items.server";
import { addRequest } from "#db/requests/arrivals.server";
import { handToLeaders, returnToTeam, writeNote } from "#db/requests/notes.server";
import * as accounts from "#db/schema/accounts";
import * as team from "#db/schema/accounts";
import * as groups from "#db/schema/groups";
import * as letters from "#db/schema/letters";
import * as mornings from "#db/schema/letters";
import * as subscriptions from "#db/schema/letters";
import * as plans from "#db/schema/plans";
import * as prayers from "#db/schema/prayers";
import * as messages from "#db/schema/requests";
import * as requests from "#db/schema/requests";
import { accountLocks } from "#db/schema/seal";
import { personalKinds, personalPages, personalSummary } from "~/accounts/personal-data.server";
import { personalExport } from "~/routes/account/privacy/personal-export.server";
import { database } from "~/runtime/database.server";
import { withSettings } from "../../../support/settings";

let ann: User;

beforeEach(async () => {
  withSettings();
  const account = { username: "Ann", email: "ann@example.org", password: "scrypt$x" };
  const made = await createUser(database(), account, 1_000);
  if ("inUse" in made) throw new Error("taken");
  ann = made.user;
});

/** The connection that writes, to look past the functions of `db/`. */
const sqlite = () => (database() as SqliteEngine).$client;

async function exported(): Promise<string> {
  let text = "";
  for await (const piece of personalExport(ann)) text += piece;
  return text;
}

it("no table that belongs to a person is forgotten", () => {
  const belongs = (table: string, owners: Set<string>) =>
    (sqlite().pragma(`foreign_key_list(${table})`) as { table: string }[]).some((key) =>
      owners.has(key.table),
    );
  const all = {
    ...accounts,
    ...plans,
    ...requests,
    ...messages,
    ...subscriptions,
    ...letters,
    ...mornings,
    ...prayers,
    ...team,
    ...groups,
    accountLocks,
  };
  const tables = Object.values(all).map(getTableName);
  // An entry of the newsletter may be an account's own; the logs of the team outlive accounts.
  const owned = new Set(["users", "newsletter_subscriptions", "request_looks", "team_changes"]);
  for (let before = 0; before < owned.size; ) {
    before = owned.size;
    for (const table of tables) if (belongs(table, owned)) owned.add(table);
  }
  expect(owned.size).toBeGreaterThan(8);
  const listed = personalTables.filter((entry) => !("notShown" in entry));
  expect(listed.map(({ table }) => getTableName(table)).sort()).toEqual([...owned].sort());
});

it("no kind shows a password, a token or a hash", async () => {
  const shown = `${await exported()}${JSON.stringify(await personalPages(ann, null, 1))}`;
  expect(shown).not.toMatch(/password"|scrypt|hash"|fingerprint|userId/i);
});

it("is summed up by kind, with its first and its last day", async () => {
  await saveItem(database(), ann.id, { kind: "plan", item: "faith-plan" }, 2_000);
  await saveItem(database(), ann.id, { kind: "theme", item: "theme-1" }, 5_000);
  const summary = new Map((await personalSummary(ann)).map((kind) => [kind.name, kind]));
  expect(summary.get("account")).toMatchObject({ count: 1, oldest: new Date(1_000) });
  expect(summary.get("saved")).toMatchObject({
    count: 2,
    oldest: new Date(2_000),
    newest: new Date(5_000),
  });
  expect(summary.get("messages")).toMatchObject({ count: 0, oldest: undefined });
  expect(summary.size).toBe(personalKinds.length);
});

it("comes in pages, the newest first, and whole in the file, the oldest first", async () => {
  const add = sqlite().prepare(
    "INSERT INTO prayers (handle, userId, text, writtenOn, createdAt, updatedAt) VALUES (?, ?, ?, '2026-11-22', 1, 1)",
  );
  for (let i = 1; i <= 130; i++) add.run(`${i}`.padStart(22, "x"), ann.id, `prayer ${i}`);
  const texts = async (name: string | null, page: number) => {
    const kinds = await personalPages(ann, name, page);
    const prayers = kinds.find((kind) => kind.name === "prayers");
    return prayers?.rows.map((row) => Number(String(row.text).slice(7)));
  };
  const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first - i);
  expect(await texts(null, 3)).toEqual(from(130, 25));
  expect(await texts("prayers", 2)).toEqual(from(105, 25));
  expect(await texts("prayers", 99)).toEqual([5, 4, 3, 2, 1]);
  expect(await personalPages(ann, "constructor", 1)).toHaveLength(personalKinds.length);
  const { prayers } = JSON.parse(await exported());
  expect(prayers.map(({ text }: { text: string }) => text)).toEqual(
    Array.from({ length: 130 }, (_, i) => `prayer ${i + 1}`),
  );
});

it("what was saved in the same moment is in the file once each", async () => {
  const items = Array.from({ length: 120 }, (_, i) => `theme-${i}`);
  for (const item of items) await saveItem(database(), ann.id, { kind: "theme", item }, 7);
  const { saved } = JSON.parse(await exported());
  expect(saved.map(({ item }: { item: string }) => item)).toEqual([...items].sort());
});

it("has what was written to whoever asked, and no word of the team among itself", async () => {
  const asked = { fullName: "Ann", email: ann.email, content: "Rain", isPrivate: false };
  await addRequest(database(), { ...asked, userId: ann.id, isSuspected: false }, 1_000);
  const { id } = sqlite().prepare("SELECT id FROM prayer_requests").get() as { id: number };
  const action = { userId: ann.id, isLeader: true, requestId: id };
  await handToLeaders(database(), { ...action, version: 0 }, "She lies", 2_000);
  await returnToTeam(database(), { ...action, version: 1 }, "She is hard work", 3_000);
  const words = { kind: "note" as const, text: "Hope" };
  await writeNote(database(), { ...action, version: 2 }, words, 4_000);
  sqlite().exec("UPDATE request_notes SET writtenBy = NULL, releasedBy = NULL");
  sqlite()
    .prepare("INSERT INTO request_notes (requestId, kind, text, writtenAt) VALUES (?, ?, ?, 5000)")
    .run(id, "note", "Not looked at yet");
  const { requestNotes } = JSON.parse(await exported());
  expect(requestNotes.map(({ text }: { text: string }) => text)).toEqual(["Hope"]);
});

it("an export that nobody waits for stops, and holds nothing open", async () => {
  const pieces = personalExport(ann);
  await pieces.next();
  await pieces.return(undefined);
  expect(await pieces.next()).toEqual({ done: true, value: undefined });
  sqlite().exec("VACUUM");
});
