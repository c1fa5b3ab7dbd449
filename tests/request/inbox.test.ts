import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, it } from "vitest";
import { honeypot } from "~/forms/form";
import { ask, json } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";
import { startServer } from "../support/server";

const DATA_DIR = temporaryFolder();
const fourDays = { CLOCK_OFFSET: String(4 * 86_400_000 + 60_000) };
const inbox = (...args: string[]) => run(["inbox", ...args], { DATA_DIR, ...fourDays });
const lines = (text: string) => text.trimEnd().split("\n").filter(Boolean);

beforeAll(async () => {
  const server = await startServer({ DATA_DIR });
  const ann = { firstName: "Ann", lastName: "Lee", email: "ann@example.org" };
  const ben = { fullName: "Ben", email: "ben@example.org" };
  const sent = [
    [
      "/api/contact",
      { ...ann, phone: "555 0100", message: "Billing Question\n\nHow much\nis it?" },
    ],
    ["/api/prayer-request", { ...ben, prayerRequest: "For my mother.", isPrivate: true }],
    ["/api/prayer-request", { ...ben, prayerRequest: "For rain.", isPrivate: false }],
    ["/api/contact", { ...ann, message: "Buy pills", [honeypot.name]: "x" }],
  ] as const;
  for (const [path, value] of sent)
    expect((await ask(server, path, json(value))).status).toBeLessThan(300);
  await server.stop();
});

describe("the list", () => {
  it("has what waits, oldest first, with its sender, and says how long", async () => {
    const { code, stdout, stderr } = await inbox();
    expect([code, stderr]).toEqual([0, "3 open, oldest 4 days\n"]);
    const [first, second, third, ...more] = lines(stdout);
    expect(first).toMatch(
      /^m1 .*4 days .*Ann Lee <ann@example\.org> .*Billing Question How much is it\?$/,
    );
    expect(second).toMatch(/^r1 .*private .*Ben <ben@example\.org>$/);
    expect(third).toMatch(/^r2 .*Ben <ben@example\.org> .*For rain\.$/);
    expect(more).toEqual([]);
  });

  it("is a line of JSON each for a program", async () => {
    const { stdout } = await inbox("list", "--json", "--quiet", "--kind", "request");
    expect(lines(stdout).map((line) => JSON.parse(line))).toMatchObject([
      { id: "r1", kind: "request", text: "For my mother.", isPrivate: true },
      { id: "r2", kind: "request", name: "Ben", email: "ben@example.org", isPrivate: false },
    ]);
  });

  it("keeps apart what a machine seems to have sent", async () => {
    const { stdout } = await inbox("--suspected");
    expect(lines(stdout)).toEqual([expect.stringMatching(/^m2 .*Buy pills$/)]);
  });

  it("ends with 1 for a timer while something came since, else with 0", async () => {
    expect(await inbox("list", "--since", "5d")).toMatchObject({ code: 1 });
    expect(await inbox("list", "--since", "3d")).toMatchObject({ code: 0, stdout: "" });
    const count = await inbox("count", "--since", "1w");
    expect(count).toEqual({ code: 1, stdout: "3 open, oldest 4 days\n", stderr: "" });
    expect(await inbox("count", "--since", "12h")).toMatchObject({
      code: 0,
      stdout: "Nothing is open.\n",
    });
  });

  it("comes in stretches where it is long, and says how it goes on", async () => {
    const { stdout, stderr } = await inbox("list", "--limit", "2");
    expect([lines(stdout).length, stderr]).toEqual([2, "More: inbox list --after r1\n"]);
    const rest = await inbox("list", "--limit", "2", "--after", "r1");
    expect(lines(rest.stdout)).toEqual([expect.stringMatching(/^r2 /)]);
    expect(rest.stderr).toBe("");
  });

  it.each([
    ["count", "--done"],
    ["count", "--after=m1"],
    ["list", "--limit=0"],
    ["list", "--after=x"],
    ["list", "--undo"],
  ])("does not count or list what it cannot: %s %s", async (word, option) => {
    expect(await inbox(word, option)).toMatchObject({ code: 2, stdout: "" });
  });
});

describe("one item", () => {
  it("is shown whole; a private request says so", async () => {
    const { stdout } = await inbox("show", "m1", "r1");
    expect(stdout).toContain("Phone  555 0100");
    expect(stdout).toContain("Billing Question\n\nHow much\nis it?");
    expect(stdout).toContain("r1, private");
    expect(stdout).toContain("Only the leaders read this one.");
  });

  it("turns no terminal's line round and moves no cursor", async () => {
    const sqlite = new Database(join(DATA_DIR, "prayer-life.db"));
    const sql =
      "INSERT INTO prayer_requests (id, content, createdAt) VALUES (90, ?, 0) RETURNING id";
    sqlite.prepare(sql).get("a\u001b[2Jb\u202ec\td");
    const { stdout } = await inbox("show", "r90");
    sqlite.exec("DELETE FROM prayer_requests WHERE id = 90");
    sqlite.close();
    expect(stdout).toContain("a\ufffd[2Jb\ufffdc\td");
  });

  it("waits no longer once it is done, and again when that is taken back", async () => {
    expect(await inbox("done", "m1", "r2")).toMatchObject({ code: 0, stdout: "Done: m1, r2\n" });
    expect(lines((await inbox()).stdout)).toEqual([expect.stringMatching(/^r1 /)]);
    expect(lines((await inbox("--done")).stdout)).toHaveLength(2);
    await inbox("done", "r2", "m1", "--undo");
    expect(lines((await inbox()).stdout)).toHaveLength(3);
  });

  it.each([
    [["done", "m1", "r77"], 1, "There is no r77."],
    [["show", "7"], 2, "takes IDs"],
    [["lsit"], 2, 'no "lsit"'],
    [["--kind", "letters"], 2, "--kind takes"],
    [["--knid", "request"], 2, 'Did you mean "--kind"?'],
  ])("%j is refused in a line", async (args, code, message) => {
    const refused = await inbox(...args);
    expect([refused.code, refused.stdout]).toEqual([code, ""]);
    expect(refused.stderr).toMatch(/^prayer-life: .+\n$/);
    expect(refused.stderr).toContain(message);
  });
});

it("has who may be in danger first, and of a private one no kind until it is shown", async () => {
  const folder = temporaryFolder();
  const server = await startServer({ DATA_DIR: folder });
  const sent = [
    ["For rain.", false],
    ["I want to kill myself tonight", false],
    ["I took all my pills and want to die", true],
  ] as const;
  for (const [at, [prayerRequest, isPrivate]] of sent.entries()) {
    const request = { fullName: "Ben", email: `ben${at}@example.org`, prayerRequest, isPrivate };
    expect((await ask(server, "/api/prayer-request", json(request))).status).toBe(201);
  }
  await server.stop();
  const asked = (...args: string[]) => run(["inbox", ...args], { DATA_DIR: folder });
  const [first, second, third] = lines((await asked()).stdout);
  expect(first).toMatch(/^r2 .*may be in danger: suicide.*kill myself/);
  expect(second).toMatch(/^r3 .*private, may be in danger +Ben/);
  expect(third).toMatch(/^r1 /);
  expect((await asked("show", "r3")).stdout).toMatch(/may be in danger: \w/);
  expect((await asked("list", "--limit", "1")).stderr).toContain("--after r1");
});
