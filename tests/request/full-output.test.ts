import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#db/engines/sqlite/client.server";
import { temporaryFolder } from "../support/folder";
import { environment, program } from "../support/program";

const DATA_DIR = temporaryFolder();
const full = "/dev/full";
const [file, ...first] = program;

/** Runs the program with one of its outputs on a full disk. @returns what the other got. */
async function runFull(args: string[], output: "stdout" | "stderr" = "stdout") {
  const disk = openSync(full, "w");
  const env = { ...environment, DATA_DIR };
  const child = spawn(file, [...first, ...args], {
    env,
    stdio: ["ignore", output === "stdout" ? disk : "pipe", output === "stderr" ? disk : "pipe"],
  });
  closeSync(disk);
  const other = child.stdout ?? child.stderr;
  const [said, [code]] = await Promise.all([other && text(other), once(child, "close")]);
  return { code, said };
}

beforeAll(async () => {
  const db = openDatabase(DATA_DIR);
  db.$client.exec("INSERT INTO prayer_requests (content, createdAt) VALUES ('For rain.', 0)");
  await db.close();
});

describe.runIf(existsSync(full))("on a full disk", () => {
  it.each([
    [["--version"]],
    [["--help"]],
    [["inbox", "--help"]],
    [["export", "requests"]],
    [["export", "subscribers"]],
    [["export", "requests", "--json"]],
    [["inbox", "--quiet"]],
    [["inbox", "count"]],
    [["doctor", "--quiet"]],
    [["migrate"]],
  ])("%j is no success, and says why in a line", async (args) => {
    expect(await runFull(args)).toEqual({
      code: 1,
      said: expect.stringMatching(/^prayer-life: The output .*: the disk is full\.\n$/m),
    });
  });

  it("a message that is lost is no success either, with the results given", async () => {
    expect(await runFull(["inbox"], "stderr")).toEqual({
      code: 1,
      said: expect.stringContaining("For rain."),
    });
  });
});

it.runIf(existsSync(full))(
  "a log on a full disk keeps no server from serving or ending",
  async () => {
    const disk = openSync(full, "w");
    const env = { ...environment, DATA_DIR, PORT: "0", RATE_LIMIT: "off" };
    const child = spawn(file, [...first, "serve"], { env, stdio: ["ignore", disk, "pipe"] });
    closeSync(disk);
    let said = "";
    const url = await new Promise<string>((resolve) => {
      child.stderr?.on("data", (chunk) => {
        said += chunk;
        const at = /Prayer LIFE is at http:\/\/localhost(:\d+)/.exec(said)?.[1];
        if (at) resolve(`http://127.0.0.1${at}`);
      });
    });
    for (let i = 0; i < 100; i++) expect((await fetch(`${url}/about`)).status).toBe(200);
    const start = performance.now();
    child.kill("SIGTERM");
    const [code] = await once(child, "close");
    expect([code, performance.now() - start < 5_000]).toEqual([0, true]);
    expect(said.length, said).toBeLessThan(500);
  },
  20_000,
);

describe("whoever stops reading", () => {
  /** What it said beside its results, with its exit code. */
  const unread = async (args: string) => {
    const shell = spawn("sh", ["-c", `{ "$@" ${args}; echo $? >&2; } | true`, "sh", ...program], {
      env: { ...environment, DATA_DIR },
    });
    return text(shell.stderr);
  };

  it("is told nothing, and the command ends as it would have", async () => {
    expect(await unread("export requests")).toBe("0\n");
    expect(await unread("inbox count")).toBe("1\n");
  });
});
