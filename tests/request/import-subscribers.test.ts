import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#db/engines/sqlite/client.server";
import { subscribe, unsubscribe } from "#db/subscriptions/subscribers.server";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";

let DATA_DIR: string;
let file: string;

beforeEach(async () => {
  DATA_DIR = temporaryFolder();
  file = join(DATA_DIR, "old.csv");
  const db = openDatabase(DATA_DIR);
  await subscribe(db, { email: "known@hope.test", tags: [] }, 1_000);
  await subscribe(db, { email: "left@hope.test", tags: [] }, 1_000);
  await unsubscribe(db, "left@hope.test");
  await db.close();
});

async function takeOver(bytes: Buffer | string, args: string[] = [], env = {}) {
  writeFileSync(file, bytes);
  const call = ["import", "subscribers", file, "--consent", "Form at church", "--json", ...args];
  const { code, stdout, stderr } = await run(call, { DATA_DIR, ...env });
  return { code, stderr, counts: stdout ? JSON.parse(stdout) : undefined };
}

async function subscribers() {
  const { stdout } = await run(["export", "subscribers", "--all", "--json"], { DATA_DIR });
  const rows = stdout.trim().split("\n");
  return rows.map((row): { email: string; isActive: boolean; tags: string[] } => JSON.parse(row));
}

const lines = [
  "Name,E-mail,Since",
  '"Doe, Ann",ANN@Hope.test,2024',
  "Bob,<bob@hope.test>,2023",
  "",
  "Cid,mailto:cid@hope.test,",
  "Ann again,ann@hope.test,2025",
  "No address,nobody,2020",
  "Known,known@hope.test,",
  "Left,left@hope.test,",
];

describe("subscribers of another program", () => {
  it("are taken over, with how they said yes; nobody who left is woken", async () => {
    const { code, counts, stderr } = await takeOver(lines.join("\r\n"));
    expect(code).toBe(0);
    expect(counts).toEqual({ new: 3, known: 1, left: 1, doubles: 1, refused: 1 });
    expect(stderr).toContain('Line 7: no email address in "No address,nobody,2020"');
    const found = await subscribers();
    const consent = expect.stringMatching(/^consent: Form at church, \d{4}-\d\d-\d\d$/);
    expect(found.filter(({ tags }) => tags.length > 0)).toMatchObject(
      ["ann", "bob", "cid"].map((name) => ({ email: `${name}@hope.test`, tags: [consent] })),
    );
    expect(found.find(({ email }) => email === "left@hope.test")).toMatchObject({
      isActive: false,
      tags: [],
    });
    // A second time nobody is new.
    expect((await takeOver(lines.join("\n"))).counts).toMatchObject({ new: 0, known: 4 });
  });

  it.each([
    ["UTF-16, tabs", Buffer.from(`\ufeffName\tMail\r\nJosé\tjose@hope.test\r\n`, "utf16le")],
    ["UTF-8 with its mark, semicolons", Buffer.from("\ufeffjose@hope.test;José\n")],
    ["Windows' letters", Buffer.from("José;jose@hope.test\rMarí;marí\r", "latin1")],
    ["no heading, old line ends", Buffer.from("jose@hope.test\rx\r")],
  ])("are read from a file in %s", async (_, bytes) => {
    const { counts } = await takeOver(bytes);
    expect(counts).toMatchObject({ new: 1 });
    expect((await subscribers()).map(({ email }) => email)).toContain("jose@hope.test");
  });

  it("are counted only, on trial", async () => {
    const before = await subscribers();
    expect((await takeOver(lines.join("\n"), ["--dry-run"])).counts).toMatchObject({ new: 3 });
    expect(await subscribers()).toEqual(before);
  });

  it("are written to once, to say yes, unless they did elsewhere", async () => {
    const env = {
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "a@hope.test",
      ORIGIN: "http://localhost:3000",
    };
    const waiting = async () => {
      const { stdout } = await run(["outbox", "--json"], { DATA_DIR, ...env });
      return stdout.trim().split("\n").filter(Boolean).length;
    };
    await takeOver(lines.join("\n"), [], env);
    expect(await waiting()).toBe(3);
    await takeOver(lines.join("\n"), [], env);
    expect(await waiting()).toBe(3);
    await takeOver("dan@hope.test\n", ["--confirmed"], env);
    expect(await waiting()).toBe(3);
  });

  it.each([
    [["import", "subscribers"], 2, "FILE"],
    [["import", "messages", "x.csv", "--consent", "a"], 2, "subscribers"],
    [["import", "subscribers", "package.json"], 2, "--consent"],
    [["import", "subscribers", "package.json", "--consent", "a".repeat(30)], 2, "29"],
    [["import", "subscribers", "tsconfig.json", "--consent", "a"], 1, "no email address"],
    [["import", "subscribers", "none.csv", "--consent", "a"], 1, "none.csv"],
  ])("%j is told what is wrong", async (call, expected, words) => {
    const { code, stderr } = await run(call, { DATA_DIR });
    expect([code, stderr]).toEqual([expected, expect.stringContaining(words)]);
  });
});
