import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { databaseFile, openDatabase, type SqliteEngine } from "#db/engines/sqlite/client.server";
import { hasRoom, linked } from "#db/engines/sqlite/files.server";
import { countPrayer } from "#db/plans/saved-items.server";
import { temporaryFolder } from "../../../support/folder";
import { person } from "../../person";

/** What the disk says of itself; undefined where it does not say. */
const disk = vi.hoisted(() => ({ now: undefined as undefined | Record<string, number> }));

vi.mock("node:fs", async (original) => ({
  ...(await original<typeof import("node:fs")>()),
  statfsSync() {
    if (!disk.now) throw new Error("ENOSYS");
    return disk.now;
  },
}));

let folder: string;
let db: SqliteEngine;

beforeEach(() => {
  folder = temporaryFolder();
  db = openDatabase(folder);
});
afterEach(async () => {
  disk.now = undefined;
  await db.close();
});

const roomy = { bavail: 1_024, bsize: 4_096, files: 9, ffree: 2 };

it.each([
  ["enough", roomy, true],
  ["a block too little", { ...roomy, bavail: 1_023 }, false],
  ["one inode", { ...roomy, ffree: 1 }, false],
  ["no inodes of its own", { ...roomy, files: 0, ffree: 0 }, true],
  ["nothing said", undefined, true],
])("a disk with %s has room: %s", (_, now, expected) => {
  disk.now = now;
  expect(hasRoom(folder)).toBe(expected);
});

it("whoever asks whether it can write learns of a disk that is nearly full", async () => {
  disk.now = { ...roomy, bavail: 1 };
  await expect(db.tryWrite()).rejects.toMatchObject({ code: "SQLITE_FULL" });
  disk.now = roomy;
  await expect(db.tryWrite()).resolves.toBeUndefined();
});

it("the engine says what it is, and what schema it has", async () => {
  expect(await db.describe()).toMatch(/^SQLite 3\.\d+/);
  const version = db.$client.pragma("user_version", { simple: true });
  expect(await db.schema()).toBe(version);
  await expect(db.ping()).resolves.toBeUndefined();
});

it("it is seen that another program has written", async () => {
  const before = db.foreignChanges();
  await countPrayer(db, "theme-1");
  expect(db.foreignChanges()).toBe(before);
  const other = openDatabase(folder);
  await countPrayer(other, "theme-1");
  await other.close();
  expect(db.foreignChanges()).not.toBe(before);
});

it("what reads cannot write", async () => {
  const reader = db as unknown as { run(statement: string): Promise<unknown> };
  await expect(reader.run("DELETE FROM users")).rejects.toMatchObject({ code: "SQLITE_READONLY" });
});

it("what was deleted is nowhere in the files once it is scrubbed", async () => {
  await person(db, "annabeth-of-the-hills");
  await db.write((tx) => tx.run("DELETE FROM users"));
  await db.write((tx) => tx.run("DELETE FROM usernames"));
  expect(await db.scrub()).toBe(true);
  for (const end of ["", "-wal"])
    expect(readFileSync(`${databaseFile(folder)}${end}`).includes("annabeth-of")).toBe(false);
});

it("a file has a second name unless one is there", () => {
  const file = databaseFile(folder);
  expect(linked(file, `${file}.copy`)).toBe(true);
  expect(() => linked(file, `${file}.copy`)).toThrow(/EEXIST/);
  expect(linked(`${file}.none`, `${file}.other`)).toBe(false);
});
