import { existsSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { databaseFile, openDatabase } from "#db/engines/sqlite/client.server";
import { makeFile } from "#db/engines/sqlite/files.server";
import {
  endServing,
  isLocked,
  noteServing,
  servesAnotherFile,
  takeLock,
} from "#db/engines/sqlite/lock.server";
import { temporaryFolder } from "../../../support/folder";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

it("a folder is one server's until it lets go", () => {
  expect(isLocked(folder)).toBe(false);
  const lock = takeLock(folder);
  expect(lock).toBeDefined();
  expect([takeLock(folder), isLocked(folder)]).toEqual([undefined, true]);
  expect(statSync(join(folder, "lock")).mode & 0o777).toBe(0o600);
  lock?.release();
  expect(isLocked(folder)).toBe(false);
  takeLock(folder)?.release();
});

it("a folder that is not there can be nobody's", () => {
  expect(() => takeLock(join(folder, "none"))).toThrow();
});

it("it is known that a server goes on writing a file that was replaced", async () => {
  const db = openDatabase(folder);
  expect(servesAnotherFile(folder)).toBe(false);
  const lock = takeLock(folder);
  noteServing(folder);
  expect(servesAnotherFile(folder)).toBe(false);
  renameSync(databaseFile(folder), join(folder, "old.db"));
  makeFile(databaseFile(folder));
  expect(servesAnotherFile(folder)).toBe(true);
  endServing(folder);
  expect(existsSync(join(folder, "serving"))).toBe(false);
  expect(servesAnotherFile(folder)).toBe(false);
  noteServing(folder);
  renameSync(join(folder, "old.db"), databaseFile(folder));
  lock?.release();
  expect(servesAnotherFile(folder)).toBe(false);
  await db.close();
});

it("who takes the lock after a server that was killed removes its note", async () => {
  const db = openDatabase(folder);
  noteServing(folder);
  takeLock(folder)?.release();
  expect(existsSync(join(folder, "serving"))).toBe(false);
  await db.close();
});
