import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";
import { startServer } from "../support/server";
import { wait } from "./support/account";

describe("wrong settings", () => {
  it("stop the start with one list of all of them, and leave nothing behind", async () => {
    const DATA_DIR = join(temporaryFolder(), "data");
    const wrong = {
      PORT: "http",
      TRUST_PROXY: "yes",
      RATE_LIMIT: "no",
      LOG_LEVEL: "loud",
      ORIGIN: "https://pray.example.org/path",
      CLOCK_OFFSET: "5",
    };
    for (const command of ["serve", "migrate"]) {
      const { code, stdout, stderr } = await run([command], { ...wrong, DATA_DIR });
      expect([code, stdout]).toEqual([2, ""]);
      const [title, ...list] = stderr.trimEnd().split("\n");
      expect(title).toBe("prayer-life: These settings are wrong:");
      expect(list.map((line) => /^ {2}- (\w+) /.exec(line)?.[1]).sort()).toEqual(
        Object.keys(wrong).sort(),
      );
    }
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});

describe("the command", () => {
  it.each([[["fly"]], [["serve", "now"]], [["--prot", "80"]], [["serve", "--help", "--x"]]])(
    "refuses %j in a line, without a stack",
    async (args) => {
      const { code, stdout, stderr } = await run(args, { DATA_DIR: temporaryFolder() });
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(/^prayer-life: .+\n$/);
    },
  );

  it("says what it can do", async () => {
    for (const flag of ["--help", "-h"]) {
      const { code, stdout } = await run([flag], { PORT: "wrong" });
      expect(code).toBe(0);
      expect(stdout).toContain("prayer-life migrate");
    }
  });
});

const versionLine = /^prayer-life \d+\.\d+\.\d+, build [0-9a-f]{12} of \d{4}-\d\d-\d\d\n$/;

describe("help", () => {
  it("stands behind every command, with examples, and for no command is there a secret one", async () => {
    const { stdout } = await run(["--help"]);
    const names = [...stdout.matchAll(/^ {2}prayer-life (\w+) {2,}\w/gm)].map(
      ([, name = ""]) => name,
    );
    const known = [
      ..."serve setup migrate backup restore copy secret seal inbox export import erase".split(" "),
      ..."user group unsubscribe letter outbox site doctor manual".split(" "),
    ];
    expect(names.slice(0, known.length)).toEqual(known);
    const helps = await Promise.all(known.map((name) => run([name, "--help"])));
    for (const { code, stdout, stderr } of helps) {
      expect([code, stderr]).toEqual([0, ""]);
      expect(stdout).toMatch(/\nUsage\n {2}prayer-life .*\nExamples\n {2}prayer-life /s);
      expect(stdout.split("\n").filter((line) => line.length > 100)).toEqual([]);
    }
    expect((await run(["help", "inbox"])).stdout).toBe((await run(["inbox", "-h"])).stdout);
  });

  it("has no colour where nobody looks, and says the version", async () => {
    const version = await run(["--version"], { FORCE_COLOR: "1" });
    expect(version).toEqual({ code: 0, stdout: expect.stringMatching(versionLine), stderr: "" });
  });

  it("is offered for a typing error", async () => {
    expect((await run(["bakcup"])).stderr).toContain('Did you mean "backup"?');
    expect((await run(["backup", "--froce"])).stderr).toContain('Did you mean "--force"?');
  });

  it("takes options before the name of the command, and knows what stands elsewhere", async () => {
    const version = { code: 0, stdout: expect.stringMatching(versionLine), stderr: "" };
    expect(await run(["-V"])).toEqual(version);
    expect(await run(["version"])).toEqual(version);
    const DATA_DIR = temporaryFolder();
    const { stdout } = await run(["--json", "-q", "migrate"], { DATA_DIR });
    expect(JSON.parse(stdout)).toMatchObject({ upToDate: true, from: 0 });
    expect((await run(["serve", "--trust-proxy", "1"])).stderr).toContain("TRUST_PROXY=… prayer");
    expect((await run(["backup", "--keep"])).stderr).toContain("--keep takes a value: --keep N");
    expect((await run(["inbox", "--done=1"])).stderr).toContain("--done takes no value.");
  });
});

describe("a start that cannot be", () => {
  const failed = async (args: string[], env: Record<string, string>) => {
    const { code, stderr } = await run(args, env);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^prayer-life: .+\n$/);
    return stderr;
  };

  it("says that the port is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as { port: number };
    const env = { PORT: String(port), DATA_DIR: temporaryFolder() };
    expect(await failed([], env)).toContain(`EADDRINUSE`);
    other.close();
  });

  it("says that the database is newer, and leaves it alone", async () => {
    const DATA_DIR = temporaryFolder();
    await run(["migrate"], { DATA_DIR });
    const sqlite = new Database(join(DATA_DIR, "prayer-life.db"));
    sqlite.pragma("user_version = 99");
    sqlite.close();
    expect(await failed(["serve"], { DATA_DIR, PORT: "0" })).toContain("has schema 99");
    expect(await failed(["migrate"], { DATA_DIR })).toContain("has schema 99");
  });

  it("says that the secret is none", async () => {
    const DATA_DIR = temporaryFolder();
    writeFileSync(join(DATA_DIR, "secret"), "hush");
    expect(await failed([], { DATA_DIR, PORT: "0" })).toMatch(/secret does not hold 64 hex digits/);
  });

  it("says that the data folder is a file", async () => {
    const DATA_DIR = join(temporaryFolder(), "file");
    writeFileSync(DATA_DIR, "");
    expect(await failed([], { DATA_DIR, PORT: "0" })).toContain(DATA_DIR);
  });
});

describe("a data folder", () => {
  it("is made for its owner alone", async () => {
    const DATA_DIR = join(temporaryFolder(), "deep", "data");
    mkdirSync(join(DATA_DIR, ".."));
    const server = await startServer({ DATA_DIR });
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(mode(DATA_DIR)).toBe("700");
    const files = readdirSync(DATA_DIR);
    expect(files).toEqual(expect.arrayContaining(["prayer-life.db", "secret"]));
    for (const file of files) expect([file, mode(join(DATA_DIR, file))]).toEqual([file, "600"]);
    expect(await server.stop()).toBe(0);
  });

  it("is migrated once by eight programs that start at once", async () => {
    const DATA_DIR = join(temporaryFolder(), "data");
    const runs = await Promise.all(Array.from({ length: 8 }, () => run(["migrate"], { DATA_DIR })));
    expect(runs.filter(({ code, stderr }) => code !== 0 || stderr)).toEqual([]);
    expect(runs.filter(({ stdout }) => stdout.startsWith("The database was made:")).length).toBe(1);
    // Two that close in the same moment may each leave the log for the other to fold in.
    const left = readdirSync(DATA_DIR).filter((file) => !/^prayer-life\.db-(wal|shm)$/.test(file));
    expect(left).toEqual(["lock", "prayer-life.db"]);
    const sqlite = new Database(join(DATA_DIR, "prayer-life.db"));
    expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(sqlite.pragma("user_version", { simple: true })).toBeGreaterThan(0);
    sqlite.close();
  });

  it("is served by one server alone: the next waits for one that ends, and takes its place", async () => {
    const DATA_DIR = temporaryFolder();
    const first = await startServer({ DATA_DIR });
    const body = new URLSearchParams({ form: "waitlist", email: "ann@example.org" });
    const init = { method: "POST", body, redirect: "manual" } as const;
    const thanked = await fetch(`${first.url}/coming-soon`, init);
    const Cookie = thanked.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const [next] = await Promise.all([startServer({ DATA_DIR }), wait(300, () => first.stop())]);
    const read = await fetch(`${next.url}/features`, { headers: { Cookie } });
    expect(await read.text()).toContain("<dialog open");
    const { code, stderr } = await run(["serve"], { DATA_DIR, PORT: "0" });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^prayer-life: Another server runs/)]);
    expect(await next.stop()).toBe(0);
  });
});
