import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";

let folder: string;
const at = (name: string) => join(folder, name);
const env = () => ({ DATA_DIR: at("data"), SITE_DIR: at("site") });
const setup = (...args: string[]) =>
  run(["setup", "--yes", "--file", at("my.env"), ...args], env());

beforeEach(() => {
  folder = temporaryFolder();
});

const leader = ["--leader", "ruth", "--leader-email", "ruth@hope.test"];

describe("the first evening", () => {
  it("writes settings and site, and names a leader who chooses a password", async () => {
    const { code, stdout, stderr } = await setup(
      ...["--origin", "https://pray.hope.test", "--name", 'Hope "Leeds"', "--country", "GB"],
      ...["--contact", "ann@hope.test", "--smtp", "smtp://u:p%23@127.0.0.1:9", ...leader],
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^https:\/\/pray\.hope\.test\/auth\/reset\/[\w-]+$/m);
    expect(stderr).toContain("those of GB are not built in");
    expect(readFileSync(at("my.env"), "utf8").split("\n").sort()).toEqual([
      "",
      `DATA_DIR=${at("data")}`,
      "MAIL_FROM=ann@hope.test",
      "OPERATOR_EMAIL=ann@hope.test",
      "ORIGIN=https://pray.hope.test",
      "SMTP_URL=smtp://u:p%23@127.0.0.1:9",
      "TRUST_PROXY=1",
    ]);
    expect((statSync(at("my.env")).mode & 0o777).toString(8)).toBe("640");
    const site = readFileSync(at("site/site.yaml"), "utf8");
    expect(site).toMatch(/^name: "Hope \\"Leeds\\""$/m);
    expect(site.match(/^ +(email|privacyEmail): "ann@hope\.test"$/gm)).toHaveLength(2);
    expect(site).toMatch(
      /^operator:\n {2}name: "Hope \\"Leeds\\""\n {2}country: "United Kingdom"$/m,
    );
    expect(site).not.toMatch(/^ +phone/m);
    const checked = await run(["site", "check"], env());
    expect([checked.code, checked.stdout]).toEqual([0, ""]);
    const users = await run(["user", "--json"], env());
    expect(JSON.parse(users.stdout)).toMatchObject({ username: "ruth", role: "leader" });
  });

  it("changes what it is given the second time, and leaves the rest", async () => {
    writeFileSync(at("my.env"), "# mine\n#ORIGIN=https://old.test\nLOG_LEVEL=warn\n");
    expect((await setup("--origin", "https://pray.hope.test")).code).toBe(0);
    writeFileSync(at("site/site.yaml"), "name: Ours\n");
    expect((await setup("--name", "Other")).code).toBe(0);
    const kept = "# mine\nORIGIN=https://pray.hope.test\nLOG_LEVEL=warn\nTRUST_PROXY=1\n";
    expect(readFileSync(at("my.env"), "utf8")).toBe(kept);
    expect(readFileSync(at("site/site.yaml"), "utf8")).toBe("name: Ours\n");
  });

  it.each([
    [["--origin", "pray.hope.test"], "ORIGIN must be an address"],
    [["--smtp", "mail.hope.test", "--from", "a@hope.test"], "SMTP_URL must be an address"],
    [["--smtp", "smtp://mail.hope.test"], "MAIL_FROM must be set"],
    [["--leader", "r", "--leader-email", "ruth@hope.test"], "--leader:"],
    [["--leader", "ruth", "--leader-email", "ruth"], "--leader-email:"],
  ])("says what is wrong with %j, and writes no such setting", async (args, words) => {
    const { code, stderr } = await setup(...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
    const written = existsSync(at("my.env")) ? readFileSync(at("my.env"), "utf8") : "";
    expect(written).not.toMatch(/ORIGIN|SMTP/);
  });

  it("asks nobody where there is no terminal", async () => {
    const { code, stderr } = await run(["setup", "--file", at("my.env")], env());
    expect([code, stderr]).toEqual([2, expect.stringContaining("--yes")]);
  });
});

describe("the manual", () => {
  it("has every command, and none of its words is lost to roff", async () => {
    const { stdout: help } = await run(["--help"]);
    const { stdout: page } = await run(["manual"]);
    const commands = [...help.matchAll(/^ {2}prayer-life ([a-z]+) {2,}/gm)].map(([, name]) => name);
    expect(commands.length).toBeGreaterThan(15);
    for (const name of commands) expect(page).toContain(`.SS ${name}\n`);
    expect(page.split("\n").filter((line) => /^\.(?!TH|SH|SS|B |TP|PP|br)/.test(line))).toEqual([]);
  });

  it("completes commands, what stands behind them, and options", async () => {
    const { stdout } = await run(["manual", "--completion"]);
    writeFileSync(at("completion"), stdout);
    const complete = (...words: string[]) =>
      execFileSync("bash", [
        "-c",
        `. "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _prayer_life; echo "\${COMPREPLY[@]}"`,
        at("completion"),
        "prayer-life",
        ...words,
      ])
        .toString()
        .trim();
    expect(complete("bac")).toBe("backup");
    expect(complete("site", "ch")).toBe("check");
    expect(complete("user", "--re")).toBe("--reset");
  });
});
