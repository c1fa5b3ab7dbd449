import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { examineEnvFile, examineNode, examineSettings } from "~/cli/doctor/doctor.server";
import { examineBackup, examineFileSystem } from "~/cli/doctor/doctor-folder.server";
import { parseEnv } from "~/runtime/env.server";
import { temporaryFolder } from "../../../support/folder";

/** What is doubted in an environment, with the advice. */
function doubts(env: Record<string, string>, isContained = false) {
  const parsed = parseEnv(env);
  if ("problems" in parsed) throw new Error(parsed.problems.join());
  const found = examineSettings(parsed.settings, isContained).filter(
    ({ state }) => state !== "good",
  );
  return Object.fromEntries(found.map(({ what, advice }) => [what, advice]));
}

const sound = { ORIGIN: "https://pray.example.org", TRUST_PROXY: "1" };

describe("settings", () => {
  it("behind one proxy with https are sound", () => {
    expect(doubts(sound)).toEqual({});
  });

  it.each([
    ["ORIGIN", {}, /this machine alone/],
    ["ORIGIN", { ORIGIN: "http://pray.example.org" }, /in the open/],
    ["HOST, PORT", { ...sound, HOST: "0.0.0.0" }, /HOST=127.*firewall/],
    ["HOST, PORT", { HOST: "::" }, /without https/],
    ["TRUST_PROXY", { ORIGIN: sound.ORIGIN }, /TRUST_PROXY=1/],
    ["RATE_LIMIT", { ...sound, RATE_LIMIT: "off" }, /for tests/],
    ["CLOCK_OFFSET", { CLOCK_OFFSET: "5" }, /for tests/],
  ])("%s is doubted in %j, and says what to do", (what, env, advice) => {
    expect(doubts(env)[what]).toMatch(advice);
  });
});

it("a container listens to all addresses, for its network is its own", () => {
  expect(doubts({ ...sound, HOST: "0.0.0.0" }, true)).toEqual({});
});

describe("Node", () => {
  const at = (day: string) => Date.parse(day);

  it.each([
    ["v20.20.2", "2026-01-01", "good"],
    ["v20.20.2", "2026-06-01", "doubtful"],
    ["v24.21.0", "2027-12-31", "good"],
    ["v30.0.0", "2035-01-01", "good"],
  ])("%s on %s is %s", (version, day, state) => {
    expect(examineNode(version, at(day)).state).toBe(state);
  });
});

describe("the file of settings", () => {
  it.each([
    ["SMTP_URL=smtps://me:word@host", 0o644, "bad", /chmod 640/],
    ["SMTP_URL=smtps://me:word@host", 0o640, "good", undefined],
    ["SECRET=abc", 0o604, "bad", /Others can read/],
    ["DATABASE_URL=postgres://me@host/db\nORIGIN=https://a.example:80", 0o644, "good", undefined],
    ["PORT 80", 0o640, "doubtful", /Line 1/],
  ])("with %j and %o is %s", (text, mode, state, advice) => {
    const file = join(temporaryFolder(), "settings");
    writeFileSync(file, text);
    chmodSync(file, mode);
    const [found] = examineEnvFile(file);
    expect(found?.state).toBe(state);
    if (advice) expect(found?.advice).toMatch(advice);
    expect(JSON.stringify(found)).not.toMatch(/word@|abc/);
  });

  it("in a pipe, or nowhere, is nothing to look at", () => {
    expect([...examineEnvFile("/dev/null"), ...examineEnvFile("-")]).toEqual([]);
  });
});

it.each([
  [0x6969, /NFS/],
  [0xff534d42 | 0, /SMB/],
  [0x65735546, /virtiofs/],
  [0x01021997, /9p/],
  [0x01021994, /tmpfs/],
])("a database on file system %i is doubted", (type, name) => {
  expect(examineFileSystem(type)).toMatchObject([
    { state: "doubtful", found: expect.stringMatching(name) },
  ]);
  expect(examineFileSystem(0xef53)).toEqual([]);
});

it("a site that was never backed up is doubted, one whose backups end after three days", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "prayer-life.db"), "");
  const in4Days = Date.now() + 4.1 * 86_400_000;
  expect(examineBackup(folder)).toMatchObject({
    state: "doubtful",
    found: expect.stringMatching(/^none/),
  });
  expect(examineBackup(folder, in4Days).advice).toMatch(/enable --now prayer-life-backup\.timer/);
  writeFileSync(join(folder, "backed-up"), "");
  expect(examineBackup(folder).state).toBe("good");
  expect(examineBackup(folder, in4Days)).toMatchObject({ state: "doubtful", found: "4 days ago" });
});
