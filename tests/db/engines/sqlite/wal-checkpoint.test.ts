import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeEmail } from "#db/accounts/email-changes.server";
import { createUser, deleteAccount, deleteUser } from "#db/accounts/users.server";
import {
  checkpointNow,
  checkpointSoon,
  openDatabase,
  type SqliteEngine,
} from "#db/engines/sqlite/client.server";
import { addPrayer, answerPrayer, deletePrayer, editPrayer } from "#db/prayers/prayers.server";
import { temporaryFolder } from "../../../support/folder";

let folder: string;
let db: SqliteEngine;
let userId: number;

beforeEach(async () => {
  folder = temporaryFolder();
  db = openDatabase(folder);
  const ann = { username: "Ann", email: "ann@example.org", password: "scrypt$x" };
  const made = await createUser(db, ann, 1);
  userId = "user" in made ? made.user.id : 0;
});
afterEach(() => db.close());

const at = { now: 1, day: "2030-01-31", quota: 100 };
const add = async (text: string) => (await addPrayer(db, userId, { text }, at))?.handle ?? "";

/** Which of database and journal hold some words. */
function holding(words: string): string[] {
  const names = ["prayer-life.db", "prayer-life.db-wal"];
  return names.filter((name) => {
    const file = join(folder, name);
    return existsSync(file) && readFileSync(file).includes(words);
  });
}

const gone = (words: string) =>
  expect.poll(() => holding(words), { timeout: 3_000, interval: 50 }).toEqual([]);

describe("words that somebody changed or deleted leave the disk", () => {
  it("a prayer's, when it is edited, answered otherwise, deleted", async () => {
    const handle = await add("marker-first");
    expect(holding("marker-first")).not.toEqual([]);
    await editPrayer(db, userId, handle, { text: "marker-second" }, 2);
    await gone("marker-first");
    await answerPrayer(db, userId, handle, { answeredOn: "2030-02-01", answer: "marker-third" });
    await answerPrayer(db, userId, handle, { answeredOn: "2030-02-01", answer: "another" });
    await gone("marker-third");
    await deletePrayer(db, userId, handle);
    await gone("marker-second");
  });

  it("an address, when the account takes another", async () => {
    await changeEmail(db, userId, { email: "ben@example.org" }, 2);
    await gone("ann@example.org");
  });

  it.each([
    ["by its owner", deleteAccount],
    ["by the team", deleteUser],
  ])("an account's, when it is deleted %s", async (_, remove) => {
    await add("marker-last");
    await remove(db, userId);
    await gone("marker-last");
    await gone("ann@example.org");
  });
});

describe("the checkpoint", () => {
  it("is done once for many, and later", async () => {
    const pragma = vi.spyOn(db.$client, "pragma");
    const handles = await Promise.all(["one", "two", "three"].map(add));
    for (const handle of handles) await deletePrayer(db, userId, handle);
    const checkpoints = () => pragma.mock.calls.filter(([sql]) => sql.includes("checkpoint"));
    expect(checkpoints()).toEqual([]);
    await gone("three");
    expect(checkpoints()).toHaveLength(1);
  });

  it("is tried again while somebody reads, and waits for nobody", async () => {
    const other = new Database(join(folder, "prayer-life.db"), { readonly: true });
    const handle = await add("marker-read");
    other.exec("BEGIN");
    other.prepare("SELECT count(*) FROM prayers").get();
    await deletePrayer(db, userId, handle);
    const before = performance.now();
    expect(checkpointNow(db.$client, 0)).toBe(false);
    expect(performance.now() - before).toBeLessThan(500);
    expect(db.$client.pragma("busy_timeout", { simple: true })).toBe(1_000);
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    expect(holding("marker-read")).not.toEqual([]);
    other.close();
    await gone("marker-read");
  });

  it("is nothing where nothing was deleted", async () => {
    const pragma = vi.spyOn(db.$client, "pragma");
    expect(await editPrayer(db, userId, "nobody's", { text: "x" }, 2)).toBe(false);
    expect(checkpointNow(db.$client)).toBe(true);
    expect(pragma).not.toHaveBeenCalled();
  });

  it("troubles nobody once the database is closed", async () => {
    const handle = await add("marker-closed");
    await deletePrayer(db, userId, handle);
    await db.close();
    expect(holding("marker-closed")).toEqual([]);
    checkpointSoon(db.$client);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
  });
});
