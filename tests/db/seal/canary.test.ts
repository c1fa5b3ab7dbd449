import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { backUp } from "#db/engines/sqlite/backup.server";
import type { SqliteEngine } from "#db/engines/sqlite/client.server";
import { rotateSecret } from "#db/operator/rotation.server";
import { beginSealing } from "#db/seal/keys.server";
import { sealOldRows } from "#db/seal/sealed-rows.server";
import { Keys } from "#db/seal/secret-keys.server";
import { temporaryFolder } from "../../support/folder";
import { openEngine, type TestEngine, testSecret } from "../engine";
import { person } from "../person";
import { canary, pause, writer } from "./written";

/** As it is typed, in UTF-16, and as base64 has it wherever it begins. */
const forms = [
  Buffer.from(canary),
  Buffer.from(canary, "utf16le"),
  ...[0, 1, 2].map((before) => {
    const encoded = Buffer.from("x".repeat(before) + canary).toString("base64");
    return Buffer.from(encoded.slice(4, -4));
  }),
];

let folder: string;
let db: TestEngine & SqliteEngine;
let written: ReturnType<typeof writer>;

beforeEach(async () => {
  folder = temporaryFolder();
  db = (await openEngine(folder)) as TestEngine & SqliteEngine;
  written = writer(db, await person(db, "ann"));
});

/** The names of files that tell, and whether any was there to look at. */
function telling(): { telling: string[]; looked: string[] } {
  const looked = readdirSync(folder).filter((name) => name !== "secret");
  const bytes = (name: string) => readFileSync(join(folder, name));
  const tells = (name: string) => forms.some((form) => bytes(name).includes(form));
  return { telling: looked.filter(tells), looked };
}

describe("a word that stands in every field", () => {
  it("is in the files before anything is sealed, or the search would find nothing ever", async () => {
    await written.writeAll();
    expect(telling().telling.length).toBeGreaterThan(0);
  });

  it("is in no file of the database, its log, or a backup, after writing and a new secret", async () => {
    await beginSealing(db, 1);
    await written.writeAll();
    await backUp(db.$client, join(folder, "before.backup"), {});
    const keys = new Keys(() => testSecret);
    const withKeys = Object.assign(Object.create(db), { keys }) as TestEngine & { keys: Keys };
    await rotateSecret(withKeys, new Keys(() => "0e77".repeat(16)), () => undefined, 2);
    await backUp(db.$client, join(folder, "after.backup"), {});
    const { telling: found, looked } = telling();
    expect(found).toEqual([]);
    for (const name of ["prayer-life.db", "before.backup", "after.backup"])
      expect(looked).toContain(name);
    expect(looked.some((name) => name.endsWith("-wal"))).toBe(true);
  });

  it("leaves every file once what stood there was sealed", async () => {
    await written.writeAll();
    await beginSealing(db, 1);
    await sealOldRows(db, pause);
    expect(await db.scrub()).toBe(true);
    await backUp(db.$client, join(folder, "after.backup"), {});
    expect(telling().telling).toEqual([]);
  });
});

it("a key's bytes are in no file, neither those of the secret nor an account's", async () => {
  await beginSealing(db, 1);
  await written.writeAll();
  const keys = new Keys(() => testSecret);
  const all = (["shared", "accounts", "fingerprints"] as const).map((of) => keys.of(of).bytes);
  for (const name of telling().looked) {
    const bytes = readFileSync(join(folder, name));
    for (const key of [...all, Buffer.from(testSecret), Buffer.from(testSecret, "hex")])
      expect([name, bytes.includes(key)]).toEqual([name, false]);
  }
});
