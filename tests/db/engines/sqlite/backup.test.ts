import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backUp, removeLeftovers, restore } from "#db/engines/sqlite/backup.server";
import { appendChecksum, verifyChecksum } from "#db/engines/sqlite/backup-checksum.server";
import { connect, openDatabase, type SqliteEngine } from "#db/engines/sqlite/client.server";
import { sqliteMigrations } from "#db/migrations/migrations";
import { getSubscriber, subscribe } from "#db/subscriptions/subscribers.server";
import { temporaryFolder } from "../../../support/folder";

vi.mock("#db/engines/sqlite/backup-checksum.server", async (original) => {
  const real = await original<typeof import("#db/engines/sqlite/backup-checksum.server")>();
  return { ...real, appendChecksum: vi.fn(real.appendChecksum) };
});

let folder: string;
let file: string;
let db: SqliteEngine;

beforeEach(async () => {
  folder = temporaryFolder();
  file = join(temporaryFolder(), "backup.db");
  db = openDatabase(folder);
  await save("ann@example.org");
});
afterEach(() => db.close());

const save = (email: string) => subscribe(db, { email, tags: [] }, 1);
const has = async (at: SqliteEngine, email: string) =>
  (await getSubscriber(at, email)) !== undefined;
const beside = () => readdirSync(join(file, ".."));

describe("a backup", () => {
  it("holds what is only in the log as yet, and stands alone, for its owner", async () => {
    await backUp(db.$client, file, {});
    expect(beside()).toEqual(["backup.db"]);
    expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
    const copy = new Database(file, { readonly: true });
    expect(copy.prepare("SELECT email FROM newsletter_subscriptions").pluck().all()).toEqual([
      "ann@example.org",
    ]);
    copy.close();
    expect(await verifyChecksum(file)).toEqual({ length: expect.any(Number) });
  });

  it("that was killed is removed by the next, and nothing else is", () => {
    const gone = 4_194_305;
    const names = [
      `.b.db.${gone}`,
      `.b.db.${gone}-wal`,
      `.b.db.${process.pid}`,
      `.c.db.${gone}`,
      "b.db",
    ];
    for (const name of names) writeFileSync(join(folder, name), "");
    removeLeftovers(folder, (name) => name === "b.db");
    expect(names.filter((name) => readdirSync(folder).includes(name))).toEqual(names.slice(2));
  });

  it("is of one moment, and comes to an end, while others write", async () => {
    const fill = db.$client.prepare("INSERT INTO prayer_requests (content) VALUES (?)");
    db.$client.transaction(() => {
      for (let i = 0; i < 3_000; i++) fill.run("x".repeat(4_000));
    })();
    const server = connect(folder);
    const writes: string[] = [];
    let steps = 0;
    const progress = () => {
      steps += 1;
      const email = `${steps}@example.org`;
      server.$client.prepare("INSERT INTO newsletter_subscriptions (email) VALUES (?)").run(email);
      writes.push(email);
    };
    await backUp(db.$client, file, { progress });
    await server.close();
    expect(writes.length).toBeGreaterThan(2);
    const copy = new Database(file, { readonly: true });
    const emails = copy.prepare("SELECT email FROM newsletter_subscriptions").pluck().all();
    copy.close();
    expect(emails).toEqual(["ann@example.org"]);
  });

  it("takes no other's place unless it is told to, and leaves nothing behind", async () => {
    writeFileSync(file, "mine");
    await expect(backUp(db.$client, file, {})).rejects.toThrow("EEXIST");
    expect([readFileSync(file, "utf8"), beside()]).toEqual(["mine", ["backup.db"]]);
    await backUp(db.$client, file, { replaces: true });
    expect([await verifyChecksum(file), beside()]).toEqual([
      { length: expect.any(Number) },
      ["backup.db"],
    ]);
  });

  it("is not made of a database that is damaged", async () => {
    db.$client.pragma("foreign_keys = OFF");
    db.$client.exec("INSERT INTO usernames VALUES (7, 'nobody')");
    await expect(backUp(db.$client, file, {})).rejects.toThrow(
      "rows of usernames belong to nothing",
    );
    expect(beside()).toEqual([]);
  });
});

describe("the checksum", () => {
  it("sees one altered byte, wherever it is", async () => {
    await backUp(db.$client, file, {});
    const whole = readFileSync(file);
    for (const at of [0, 30, 5_000, whole.length - 200, whole.length - 10]) {
      const altered = Buffer.from(whole);
      altered[at] = (altered[at] ?? 0) ^ 1;
      writeFileSync(file, altered);
      expect([at, await verifyChecksum(file)]).toEqual([at, { wrong: "altered" }]);
    }
  });

  it.each([0, 1, 100, 5_000])("is missing when %i bytes are all that is left", async (length) => {
    await backUp(db.$client, file, {});
    truncateSync(file, length);
    expect(await verifyChecksum(file)).toEqual({ wrong: "missing" });
  });
});

describe("restoring", () => {
  const back = async () => {
    const checked = await verifyChecksum(file);
    if (!("length" in checked)) throw new Error(checked.wrong);
    return restore(folder, { file, length: checked.length }, { stamp: "now" });
  };

  it("brings back what was, and keeps what it replaced, with a checksum, beside it", async () => {
    await backUp(db.$client, file, {});
    await save("ben@example.org");
    await db.close();
    const replaced = join(folder, "prayer-life.db.replaced-now");
    expect(await back()).toEqual({ replaced });
    expect(readdirSync(folder)).toEqual(["prayer-life.db", "prayer-life.db.replaced-now"]);
    db = openDatabase(folder);
    expect([await has(db, "ann@example.org"), await has(db, "ben@example.org")]).toEqual([
      true,
      false,
    ]);
    await db.close();

    file = replaced;
    const checked = await verifyChecksum(file);
    await restore(
      folder,
      { file, length: "length" in checked ? checked.length : 0 },
      { stamp: "2" },
    );
    db = openDatabase(folder);
    expect(await has(db, "ben@example.org")).toBe(true);
  });

  it("says what went wrong after the backup stood in its place", async () => {
    await backUp(db.$client, file, {});
    await save("ben@example.org");
    await db.close();
    vi.mocked(appendChecksum).mockRejectedValueOnce(new Error("no room"));
    expect(await back()).toMatchObject({ trouble: { message: "no room" } });
    db = openDatabase(folder);
    expect(await has(db, "ben@example.org")).toBe(false);
  });

  it.each([1, 1_000])("replaces a database that is broken, with its log (%i)", async (times) => {
    await backUp(db.$client, file, {});
    await db.close();
    const broken = "broken".repeat(times);
    for (const end of ["", "-wal"]) writeFileSync(join(folder, `prayer-life.db${end}`), broken);
    await back();
    expect(readdirSync(folder)).toContain("prayer-life.db.replaced-now-wal");
    db = openDatabase(folder);
    expect(await has(db, "ann@example.org")).toBe(true);
  });

  it.each([
    ["is none", (copy: string) => writeFileSync(copy, "words ".repeat(900))],
    ["is another product's", (copy: string) => other(copy)],
    ["is newer", (copy: string) => newer(copy)],
    ["was cut", (copy: string) => truncateSync(copy, 20_480)],
  ])("refuses a database that %s, and touches nothing", async (_, spoil) => {
    await backUp(db.$client, file, {});
    spoil(file);
    await db.close();
    const before = readFileSync(join(folder, "prayer-life.db"));
    const { size } = statSync(file);
    await expect(restore(folder, { file, length: size }, { stamp: "now" })).rejects.toThrow(/./);
    expect(readdirSync(folder)).toEqual(["prayer-life.db"]);
    expect(readFileSync(join(folder, "prayer-life.db")).equals(before)).toBe(true);
  });

  function other(copy: string) {
    const sqlite = new Database(copy);
    sqlite.exec("DROP TABLE prayer_request_senders; DROP TABLE prayer_requests");
    sqlite.close();
  }

  function newer(copy: string) {
    const sqlite = new Database(copy);
    sqlite.pragma(`user_version = ${sqliteMigrations.length + 1}`);
    sqlite.close();
  }
});
