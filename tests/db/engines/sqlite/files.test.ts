import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { backUp, listReplaced, restore } from "#db/engines/sqlite/backup.server";
import { verifyChecksum } from "#db/engines/sqlite/backup-checksum.server";
import { connect, openDatabase } from "#db/engines/sqlite/client.server";
import { withFile } from "~/cli/data-folder.server";
import { examineSqlite } from "~/cli/doctor/doctor-database.server";
import type { Settings } from "~/runtime/env.server";
import { temporaryFolder } from "../../../support/folder";

const ends = ["", "-wal", "-shm", "-journal"] as const;
const [ann, ben] = ["ann@example.org", "ben@example.org"];
const add = "INSERT INTO newsletter_subscriptions (email) VALUES";

type Mode = "WAL" | "DELETE";

/** Folders of servers that were killed: with a log, and in the midst of a large transaction without one. */
const killed = {} as Record<Mode, string>;

let folder: string;
let live: string;
let file: string;
let length: number;

/** A backup with Ann; Ben was taken in after it. */
beforeAll(async () => {
  killed.WAL = temporaryFolder();
  live = join(killed.WAL, "prayer-life.db");
  file = join(temporaryFolder(), "backup.db");
  const db = openDatabase(killed.WAL);
  db.$client.exec(`${add} ('${ann}')`);
  await backUp(db.$client, file, {});
  const checked = await verifyChecksum(file);
  length = "length" in checked ? checked.length : 0;
  await db.close();
  killWhileWriting(`${add} ('${ben}')`, "WAL");
  killed.DELETE = copyOf("WAL");
  live = join(killed.DELETE, "prayer-life.db");
  // Its log is folded in.
  expect(emailsIn(live)).toEqual([ann, ben]);
  const many = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
    INSERT INTO newsletter_subscriptions (email) SELECT i || hex(zeroblob(100)) FROM n`;
  killWhileWriting(many, "DELETE");
  expect(readdirSync(killed.DELETE)).toContain("prayer-life.db-journal");
});
beforeEach(() => stand("WAL"));
afterEach(() =>
  expect(readdirSync(folder).filter((name) => /incoming|preparing/.test(name))).toEqual([]),
);

/** Leaves the files of a process that was killed. */
function killWhileWriting(sql: string, mode: Mode): void {
  const program = `
    const sqlite = new (require("better-sqlite3"))(${JSON.stringify(live)});
    sqlite.pragma("journal_mode = ${mode}");
    sqlite.pragma("cache_size = 1");
    ${mode === "DELETE" ? 'sqlite.exec("BEGIN");' : ""}
    sqlite.exec(${JSON.stringify(sql)});
    process.kill(process.pid, "SIGKILL");`;
  spawnSync(process.execPath, ["-e", program]);
}

function copyOf(mode: Mode): string {
  const copy = temporaryFolder();
  cpSync(killed[mode], copy, { recursive: true });
  return copy;
}

function stand(mode: Mode): void {
  folder = copyOf(mode);
  live = join(folder, "prayer-life.db");
}

const restored = (stamp = "now") => restore(folder, { file, length }, { stamp });

/** Who is in a database, which has to be whole. */
function emailsIn(database: string): unknown[] {
  const sqlite = new Database(database);
  try {
    expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
    return sqlite.prepare("SELECT email FROM newsletter_subscriptions ORDER BY id").pluck().all();
  } finally {
    sqlite.close();
  }
}

const names = ends.map((end) => `prayer-life.db${end}`);
/** Every choice of files that are lost. */
const losses = Array.from({ length: 16 }, (_, bits) =>
  ends.filter((_, at) => (bits >> at) % 2 === 1),
);

describe.each(["WAL", "DELETE"] as const)("what a kill has left (%s)", (mode) => {
  beforeEach(() => stand(mode));

  it.each(losses)("and of which is lost: %j %j %j %j", async (...lost) => {
    for (const end of lost) rmSync(live + end, { force: true });
    const settings = { DATA_DIR: folder } as Settings;
    const copy = join(temporaryFolder(), "copy.db");
    const doctor = await examineSqlite(live, false);
    const backup = await withFile(settings, (sqlite) => backUp(sqlite, copy, {})).then(
      () => "written",
      (error: Error) => error.message,
    );
    const integrity = doctor.find(({ what }) => what === "Integrity")?.found;
    if (lost.includes("")) {
      const hasLog = mode === "WAL" && !lost.includes("-wal");
      expect(integrity).toMatch(hasLog ? "its log stands" : /no such file/);
      expect(backup).toMatch(hasLog ? "its log stands" : "There is no database");
    } else if (mode === "DELETE" && lost.includes("-journal")) {
      // What was undone by it is perhaps still whole, perhaps torn.
      expect(backup === "written").toBe(integrity === "every page of the database is sound");
    } else {
      const emails = mode === "WAL" && lost.includes("-wal") ? [ann] : [ann, ben];
      // The doctor changes nothing, not even by undoing what was cut short.
      const found =
        mode === "WAL" ? "every page of the database is sound" : expect.stringMatching("is undone");
      expect([integrity, backup]).toEqual([found, "written"]);
      expect(emailsIn(copy)).toEqual(emails);
    }
    const stood = readdirSync(folder).filter((name) => names.includes(name));
    const { replaced, unsound } = await restored();
    expect(unsound).toBeUndefined();
    expect(readdirSync(folder).filter((name) => names.includes(name))).toEqual(names.slice(0, 1));
    expect(emailsIn(live)).toEqual([ann]);
    expect(replaced !== undefined).toBe(stood.length > 0);
    if (lost.length === 0) expect(emailsIn(String(replaced))).toContain(ben);
  });
});

describe("a log whose database is gone", () => {
  beforeEach(() => rmSync(live));

  it.each(["missing", "", "broken ".repeat(1_000)])(
    "is not thrown away by a start (%#)",
    (stands) => {
      if (stands !== "missing") writeFileSync(live, stands);
      const log = readFileSync(`${live}-wal`);
      expect(() => openDatabase(folder)).toThrow(/is (missing|no database), but its log stands/);
      expect(() => connect(folder)).toThrow("its log stands");
      expect(readFileSync(`${live}-wal`).equals(log)).toBe(true);
    },
  );

  it("is kept by a restore, beside what else it keeps, as one", async () => {
    const log = readFileSync(`${live}-wal`);
    const { replaced } = await restored();
    expect(readFileSync(`${replaced}-wal`).equals(log)).toBe(true);
    expect(listReplaced(folder)).toEqual(["prayer-life.db.replaced-now"]);
  });
});

it("a restore that was cut short is not taken for an empty folder", async () => {
  for (const end of ends) rmSync(live + end, { force: true });
  copyFileSync(file, `${live}.incoming`);
  const cutShort = () => expect(() => openDatabase(folder)).toThrow("a restore was cut short");
  cutShort();
  // Not even where the next one was no better.
  await expect(restore(folder, { file, length: 20_480 }, { stamp: "now" })).rejects.toThrow();
  cutShort();
  await restored();
  expect(emailsIn(live)).toEqual([ann]);
});

it("what a restore that was killed has left is not played into the next", async () => {
  copyFileSync(`${live}-wal`, `${live}.preparing-wal`);
  copyFileSync(live, `${live}.preparing-journal`);
  linkSync(live, `${live}.replaced-before`);
  await restored();
  expect(emailsIn(live)).toEqual([ann]);
  expect(listReplaced(folder)).toEqual(["prayer-life.db.replaced-now"]);
});

it("a restore does not take the place of a database that somebody has open", async () => {
  const other = new Database(live);
  other.prepare("SELECT count(*) FROM newsletter_subscriptions").get();
  await expect(restored()).rejects.toMatchObject({ code: "SQLITE_BUSY" });
  other.close();
  expect(emailsIn(live)).toEqual([ann, ben]);
});

it("a copy that another tool made comes with its log", async () => {
  const copy = join(temporaryFolder(), "copy.db");
  for (const end of ["", "-wal"]) copyFileSync(live + end, copy + end);
  const whole = { file: copy, length: readFileSync(copy).length };
  await restore(folder, whole, { stamp: "now" });
  expect(emailsIn(live)).toEqual([ann, ben]);
});

it.each(["-wal", "-shm"])(
  "a server whose %s was removed keeps nothing it acknowledges",
  async (end) => {
    const db = openDatabase(folder);
    renameSync(live + end, `${live}.aside`);
    expect(db.isInPlace()).toBe(false);
    await expect(db.write(async () => {})).rejects.toThrow("replaced or removed");
    renameSync(`${live}.aside`, live + end);
    expect(db.isInPlace()).toBe(true);
    await db.close();
  },
);
