import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";
import { environment, program } from "../support/program";
import { run } from "../support/run";

const uid = 12_345;
let DATA_DIR: string;
let kept: string;
const path = (name: string) => join(DATA_DIR, name);

/** As the folder's owner, who is not root. */
function runAsOwner(...args: string[]) {
  return runAsOwnerWith("", ...args);
}

function runAsOwnerWith(input: string | Buffer, ...args: string[]) {
  const [file, ...first] = program;
  const env = { ...environment, DATA_DIR, RUNTIME_DIRECTORY: "" };
  const { status, stdout, stderr } = spawnSync(file, [...first, ...args], {
    env,
    uid,
    gid: uid,
    input,
    encoding: "utf8",
  });
  return { code: status, stdout, stderr };
}

describe.runIf(process.getuid?.() === 0)("a folder of another user", () => {
  beforeEach(async () => {
    DATA_DIR = temporaryFolder();
    kept = join(temporaryFolder(), "kept.db");
    await run(["migrate"], { DATA_DIR });
    await run(["backup", kept], { DATA_DIR });
    for (const name of ["", ...readdirSync(DATA_DIR)]) chownSync(path(name), uid, uid);
  });

  it("stays theirs when root restores into it", async () => {
    expect(await run(["restore", kept], { DATA_DIR })).toMatchObject({ code: 0 });
    const owners = readdirSync(DATA_DIR).map((name) => [name, statSync(path(name)).uid]);
    expect(owners).toEqual(owners.map(([name]) => [name, uid]));
    expect(owners.length).toBeGreaterThan(2);
  });

  it("with files of root's is told of as that", async () => {
    for (const name of ["prayer-life.db", "lock"]) chownSync(path(name), 0, 0);
    chmodSync(path("prayer-life.db"), 0o600);
    const advice = new RegExp(`chown --reference=${DATA_DIR} .*prayer-life\\.db`);
    const found = runAsOwner("doctor");
    expect([found.code, found.stdout]).toEqual([1, expect.stringMatching(advice)]);
    expect(found.stdout).not.toContain("put the last backup");
    const served = runAsOwner("serve", "--port", "0");
    expect([served.code, served.stderr]).toEqual([1, expect.stringMatching(advice)]);
  });
});

describe.runIf(process.getuid?.() === 0)("in a home that the data's owner may not enter", () => {
  let home = "";
  beforeEach(async () => {
    DATA_DIR = temporaryFolder();
    home = temporaryFolder();
    await run(["migrate"], { DATA_DIR });
    for (const name of ["", ...readdirSync(DATA_DIR)]) chownSync(path(name), uid, uid);
    writeFileSync(join(home, "may.md"), "# May\n\nGrace.");
  });

  it("a backup is refused in our own words, with a way round it", () => {
    const file = join(home, "kept.db");
    const { code, stderr } = runAsOwner("backup", file);
    expect([code, stderr]).toEqual([
      1,
      `prayer-life: The user ${uid} may not write into ${home} (EACCES). Name another folder, or take the backup from standard output: prayer-life backup - > FILE\n`,
    ]);
    expect(existsSync(file)).toBe(false);
  });

  it("so is its way back; it comes by standard input", async () => {
    const file = join(home, "kept.db");
    expect(await run(["backup", file], { DATA_DIR })).toMatchObject({ code: 0 });
    const refused = runAsOwner("restore", file);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      `prayer-life: The user ${uid} may not read ${file}. Hand it over: restore - < ${file}\n`,
    ]);
    const { code, stdout } = runAsOwnerWith(readFileSync(file), "restore", "-");
    expect([code, stdout]).toEqual([0, expect.stringContaining("Restored")]);
    const cut = runAsOwnerWith(readFileSync(file).subarray(0, 5_000), "restore", "-");
    expect([cut.code, cut.stderr]).toEqual([1, expect.stringContaining("it was cut")]);
  });

  it("a letter too; it is read from standard input", () => {
    const file = join(home, "may.md");
    const refused = runAsOwner("letter", "report", file);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining(`${uid} may not read ${file}. Hand it over: letter report - <`),
    ]);
    const { code, stdout } = runAsOwnerWith(readFileSync(file), "letter", "report", "-");
    expect([code, stdout]).toEqual([0, expect.stringContaining("0 sent")]);
  });

  it("every command that takes a file says how to hand it over, or takes it from standard input", () => {
    const words = "a passphrase of mine\n";
    const [pass, copy, list] = ["pass", "copy", "old.csv"].map((name) => join(home, name));
    for (const file of [pass, copy, list]) writeFileSync(String(file), words);
    const other = temporaryFolder();
    chownSync(other, uid, uid);
    const mine = join(other, "mine");
    for (const [args, refused] of [
      [
        ["secret", "export", mine, "--passphrase", pass],
        `read ${pass}. Hand it over: --passphrase - <`,
      ],
      [
        ["backup", "--all", mine, "--passphrase", pass],
        `read ${pass}. Hand it over: --passphrase - <`,
      ],
      [
        ["secret", "check", copy, "--passphrase", "-"],
        `read ${copy}. Hand it over: - in place of FILE`,
      ],
      [["secret", "export", copy, "--passphrase", "-"], `write into ${home} (EACCES).`],
      [
        ["import", "subscribers", list, "--consent", "Form"],
        `read ${list}. Hand it over: import subscribers - < ${list}`,
      ],
    ] as [string[], string][]) {
      const { code, stderr } = runAsOwnerWith(words, ...args);
      expect([code, stderr]).toEqual([
        1,
        expect.stringContaining(`The user ${uid} may not ${refused}`),
      ]);
    }
    const exported = runAsOwnerWith(words, "secret", "export", mine, "--passphrase", "-");
    expect([exported.code, existsSync(mine)]).toEqual([0, true]);
  });

  it("setup names the file of settings that it cannot write, before it asks anything", () => {
    const { code, stderr } = runAsOwner("setup");
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /may not write into \/etc .*\/etc\/prayer-life\.env is to hold the sett/,
      ),
    ]);
  });

  it("what root writes among the backups is their owner's", async () => {
    const dir = temporaryFolder();
    chownSync(dir, uid, uid);
    expect(await run(["backup", "--dir", dir], { DATA_DIR })).toMatchObject({ code: 0 });
    expect(readdirSync(dir).map((name) => statSync(join(dir, name)).uid)).toEqual([uid]);
  });
});
