import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";
import { environment, program } from "../support/program";
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
    expect(stdout, "last of all").toMatch(/\nhttps:\/\/pray\.hope\.test\/auth\/reset\/[\w-]+\n$/);
    expect(stderr.indexOf("Next:")).toBeGreaterThan(stderr.indexOf("to look at,"));
    expect(stderr).toContain("logs in at https://pray.hope.test/auth?next=/team");
    expect(stderr).toContain("An email with a link goes to ruth@hope.test");
    expect(stderr).not.toContain("user role NAME leader");
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
    const letters = await run(["outbox", "--json"], env());
    expect(JSON.parse(letters.stdout)).toMatchObject({ kind: "team-invited", state: "waiting" });
    const looked = await run(["doctor", "--env", at("my.env")], env());
    expect(looked.stdout).toMatch(/^look +Leaders' addresses: not confirmed: ruth$/m);
    const users = await run(["user", "--json"], env());
    expect(JSON.parse(users.stdout)).toMatchObject({ username: "ruth", role: "leader" });
  });

  it("changes what it is given the second time, and leaves the rest", async () => {
    writeFileSync(at("my.env"), "# mine\n#ORIGIN=https://old.test\nLOG_LEVEL=warn\n");
    expect((await setup("--origin", "https://pray.hope.test")).code).toBe(0);
    writeFileSync(at("site/site.yaml"), "name: Ours\n");
    const other = await setup("--name", "Other");
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('with "Ours" there')]);
    expect((await setup("--name", "Ours")).code).toBe(0);
    const kept = "# mine\nORIGIN=https://pray.hope.test\nLOG_LEVEL=warn\nTRUST_PROXY=1\n";
    expect(readFileSync(at("my.env"), "utf8")).toBe(kept);
    expect(readFileSync(at("site/site.yaml"), "utf8")).toBe("name: Ours\n");
  });

  it.each([
    [["--origin", "ftp://pray.hope.test"], "ORIGIN must be an address"],
    [["--contact", "nonsense"], "--contact:"],
    [["--contact", "office-at-church.test", "--smtp", "smtp://127.0.0.1:9"], "--contact:"],
    [["--country", "Germany"], "--country:"],
    [["--country", "ZZ"], "--country:"],
    [["--name", "a".repeat(61)], "--name:"],
    [["--from", "nobody"], "MAIL_FROM must be"],
    [["--leader", "ruth"], "--leader-email:"],
    [["--smtp", "mail.hope.test", "--from", "a@hope.test"], "SMTP_URL must be an address"],
    [["--smtp", "smtp://mail.hope.test"], "MAIL_FROM must be set"],
    [["--leader", "r", "--leader-email", "ruth@hope.test"], "--leader:"],
    [["--leader", "ruth", "--leader-email", "ruth"], "--leader-email:"],
  ])("says what is wrong with %j, and writes no such setting", async (args, words) => {
    const { code, stderr } = await setup(...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
    const written = existsSync(at("my.env")) ? readFileSync(at("my.env"), "utf8") : "";
    expect(written).not.toMatch(/ORIGIN|SMTP/);
    expect(existsSync(at("site"))).toBe(false);
  });

  it("adds the https:// that nobody types, and says so", async () => {
    const { code, stderr } = await setup("--origin", "pray.hope.test", "--country", "uk");
    expect(code).toBe(0);
    expect(stderr).toContain("--origin is taken for https://pray.hope.test\n");
    expect(readFileSync(at("my.env"), "utf8")).toContain("\nORIGIN=https://pray.hope.test\n");
  });

  it("a leader who was there already is to be confirmed where letters are sent", async () => {
    const smtp = ["--smtp", "smtp://127.0.0.1:9", "--contact", "ann@hope.test"];
    expect((await setup(...leader)).code).toBe(0);
    writeFileSync(at("site/site.yaml"), "name: Ours\ncontact:\n  email: ann@hope.test\n");
    const mistyped = await setup("--leader", "ruth", "--leader-email", "ruth@hoep.test");
    expect([mistyped.code, mistyped.stderr]).toEqual([
      1,
      expect.stringContaining("ruth@hope.test"),
    ]);
    const { code, stderr } = await setup(...smtp, "--leader", "ruth");
    expect([code, stderr]).toEqual([0, expect.stringMatching(/user confirm ruth"\./)]);
  });

  it("asks nobody where there is no terminal", async () => {
    const { code, stderr } = await run(["setup", "--file", at("my.env")], env());
    expect([code, stderr]).toEqual([2, expect.stringContaining("--yes")]);
  });
});

/** Answers each question at a terminal, the last answer in front. */
function answer(answers: Record<string, string[]>, args: string[] = []) {
  const typed = [...program, "setup", "--file", at("my.env"), ...args].join(" ");
  const child = spawn("script", ["-qec", typed, "/dev/null"], {
    env: { ...environment, ...env(), TERM: "dumb" },
    stdio: ["pipe", "pipe", "ignore"],
  });
  const asked: string[] = [];
  let said = "";
  let rest = "";
  child.stdout.on("data", (part) => {
    said += part;
    rest += part;
    const question = /^(.*): $/m.exec(rest)?.[1];
    if (question === undefined) return;
    asked.push(question);
    rest = "";
    const key = Object.keys(answers).find((words) => question.includes(words)) ?? "";
    child.stdin.write(`${answers[key]?.shift() ?? ""}\n`);
  });
  const code = new Promise<number | null>((resolve) => child.once("close", resolve));
  return code.then((code) => ({ code, asked, said }));
}

describe("at a terminal", () => {
  it("asks again for what is wrong, and for the address that letters need", async () => {
    const { code, asked, said } = await answer({
      "The address": ["pray.hope.test"],
      called: ["Hope"],
      "for visitors": ["nonsense", ""],
      "The mail server": ["smtp://127.0.0.1:9"],
      "who gets what visitors write": ["", "ann-at-hope.test", "ann@hope.test"],
      "Your country": ["Germany", "de"],
    });
    expect(code).toBe(0);
    expect(said).toContain("  https://pray.hope.test");
    const times = (words: string) => asked.filter((each) => each.includes(words)).length;
    expect(times("for visitors")).toBe(2);
    expect(times("who gets what visitors write")).toBe(3);
    expect(times("Your country")).toBe(2);
    expect(asked.find((each) => each.startsWith("Whom letters"))).toContain("[ann@hope.test]");
    const written = readFileSync(at("my.env"), "utf8");
    expect(written).toContain("\nMAIL_FROM=ann@hope.test\nOPERATOR_EMAIL=ann@hope.test\n");
    expect(readFileSync(at("site/site.yaml"), "utf8")).toContain('country: "Germany"');
    const again = await answer({});
    expect(again.code).toBe(0);
    expect(again.asked.join("\n")).not.toMatch(/called|for visitors|Your country/);
    expect(again.asked[0]).toContain("[https://pray.hope.test]");
    expect(readFileSync(at("my.env"), "utf8")).toBe(written);
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
