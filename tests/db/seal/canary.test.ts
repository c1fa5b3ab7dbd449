import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { backUp } from "#db/engines/sqlite/backup.server";
import type { SqliteEngine } from "#db/engines/sqlite/client.server";
import { rotateSecret } from "#db/operator/copy.server";
import { beginSealing } from "#db/seal/keys.server";
import { sealOldRows } from "#db/seal/sealed-rows.server";
import { Keys } from "#db/seal/secret-keys.server";
import { temporaryFolder } from "../../support/folder";
import { openEngine, type TestEngine, testSecret } from "../engine";
import { person } from "../person";
import { pause, writer } from "./written";

const isPostgres = inject("postgres") !== undefined;

let folder: string;
let db: TestEngine;
/** Another one each time: PostgreSQL's log holds what was before. */
let word: string;
let written: ReturnType<typeof writer>;

beforeEach(async () => {
  folder = temporaryFolder();
  db = await openEngine(folder);
  word = `kanarien${randomBytes(6).toString("hex")}`;
  written = writer(db, await person(db, "ann"), word);
});

/** Folders of the files that it is kept in. The server's own are read where this test may. */
async function folders() {
  if (!isPostgres) return { tables: folder, log: folder };
  await db.sql("CHECKPOINT");
  const own = "SELECT oid FROM pg_database WHERE datname = current_database()";
  const [{ data_directory: data } = {}] = await db.sql("SHOW data_directory");
  const tables = join(String(data), "base", String((await db.sql(own))[0]?.oid));
  return { tables, log: join(String(data), "pg_wal") };
}

async function files(of: "tables" | "log"): Promise<[name: string, bytes: Buffer][]> {
  const { [of]: from } = await folders();
  const names = readdirSync(from).filter((name) => !/^secret$|_status$|summaries$/.test(name));
  const isThere = (name: string) => existsSync(join(from, name));
  return names.filter(isThere).map((name) => [name, readFileSync(join(from, name))]);
}

/** As it is typed, in UTF-16, and as base64 has it wherever it begins. */
const forms = () => [
  Buffer.from(word),
  Buffer.from(word, "utf16le"),
  ...[0, 1, 2].map((before) => {
    const encoded = Buffer.from("x".repeat(before) + word).toString("base64");
    return Buffer.from(encoded.slice(4, -4));
  }),
];

/** The names of files that tell, and of all that were there to look at. */
async function telling(of: "tables" | "log" = "tables") {
  const looked = await files(of);
  const found = looked.filter(([, bytes]) => forms().some((form) => bytes.includes(form)));
  return { telling: found.map(([name]) => name), looked: looked.map(([name]) => name) };
}

async function backUpTo(name: string): Promise<void> {
  if (!isPostgres) await backUp((db as TestEngine & SqliteEngine).$client, join(folder, name), {});
}

describe("a word that stands in every field", () => {
  it("is in the files before anything is sealed, or the search would find nothing ever", async () => {
    await written.writeAll();
    for (const of of ["tables", "log"] as const)
      expect((await telling(of)).telling.length).toBeGreaterThan(0);
  });

  it("is in no file of the database, its log, or a backup, after writing and a new secret", async () => {
    await beginSealing(db, 1);
    await written.writeAll();
    await backUpTo("before.backup");
    const keys = new Keys(() => testSecret);
    const withKeys = Object.assign(Object.create(db), { keys }) as TestEngine & { keys: Keys };
    await rotateSecret(withKeys, new Keys(() => "0e77".repeat(16)), () => undefined, 2);
    await backUpTo("after.backup");
    const [tables, log] = [await telling(), await telling("log")];
    expect([...tables.telling, ...log.telling]).toEqual([]);
    const names = ["prayer-life.db", "before.backup", "after.backup"];
    if (!isPostgres) for (const name of names) expect(tables.looked).toContain(name);
    expect(log.looked.some((name) => /-wal$|^[0-9A-F]{24}$/.test(name))).toBe(true);
  });

  it("leaves every file once what stood there was sealed", async () => {
    await written.writeAll();
    await beginSealing(db, 1);
    await sealOldRows(db, pause);
    expect(await db.scrub()).toBe(true);
    if (isPostgres) await db.sql("VACUUM FULL");
    await backUpTo("after.backup");
    expect((await telling()).telling).toEqual([]);
  });
});

it("a key's bytes are in no file, neither those of the secret nor an account's", async () => {
  await beginSealing(db, 1);
  await written.writeAll();
  const keys = new Keys(() => testSecret);
  const all = (["shared", "accounts", "fingerprints"] as const).map((of) => keys.of(of).bytes);
  for (const [name, bytes] of [...(await files("tables")), ...(await files("log"))])
    for (const key of [...all, Buffer.from(testSecret), Buffer.from(testSecret, "hex")])
      expect([name, bytes.includes(key)]).toEqual([name, false]);
});
