import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseEnv } from "~/runtime/env.server";
import { at } from "../content/files";
import { temporaryFolder } from "../support/folder";
import { keyPaths } from "../support/key-paths";

const service = readFileSync(at("deploy/prayer-life.service"), "utf8");
const socket = readFileSync(at("deploy/prayer-life.socket"), "utf8");
const caddyfile = readFileSync(at("deploy/Caddyfile"), "utf8");
const litestream = readFileSync(at("deploy/litestream.yml"), "utf8");

const analyze = (...args: string[]) => spawnSync("systemd-analyze", args, { encoding: "utf8" });
const hasSystemd = analyze("--version").status === 0;

describe("the units", () => {
  it.runIf(hasSystemd)("are what systemd understands, and leave the server few rights", () => {
    const folder = temporaryFolder();
    const names = readdirSync(at("deploy")).filter((name) =>
      /\.(service|socket|timer)$/.test(name),
    );
    for (const name of names) {
      // Neither the program nor restic is installed here.
      const unit = readFileSync(at(`deploy/${name}`), "utf8")
        .replaceAll("/usr/local/bin/prayer-life", process.execPath)
        .replace(/^ExecStart=restic/m, `ExecStart=${process.execPath}`);
      writeFileSync(join(folder, name), unit);
    }
    expect(names).toHaveLength(9);
    const { status, stderr } = analyze("verify", ...names.map((name) => join(folder, name)));
    expect([status, stderr]).toEqual([0, ""]);
    // Who talks to the network has a few rights more.
    const limits = { "": 1.5, "-backup": 1.5, "-offsite": 5, "-drill": 5 };
    for (const [end, most] of Object.entries(limits)) {
      const unit = join(folder, `prayer-life${end}.service`);
      const { stdout } = analyze("security", "--offline=true", "--no-pager", unit);
      expect(Number(/exposure level.*: ([\d.]+)/.exec(stdout)?.[1]), unit).toBeLessThan(most);
    }
  });

  it("leave JavaScript its memory, and the addon a place to run from", () => {
    expect(service).not.toMatch(/^MemoryDenyWriteExecute/m);
    expect(service).not.toMatch(/^NoExecPaths/m);
    expect(service).toMatch(/^RuntimeDirectory=prayer-life$/m);
  });

  it("name one folder and one port, wherever they are named", () => {
    const folder = /DATA_DIR=(\S+)/.exec(service)?.[1];
    expect(folder).toBe("/var/lib/prayer-life");
    expect(litestream).toContain(`path: ${folder}/prayer-life.db`);
    const address = /ListenStream=(\S+)/.exec(socket)?.[1];
    expect(caddyfile).toContain(`reverse_proxy ${address} {`);
    expect(service, "what the operator says is not the server's to write").toMatch(
      new RegExp(`^ReadOnlyPaths=-${folder}/site$`, "m"),
    );
  });

  it("suggest settings that are taken", () => {
    const [, list = ""] = /holds the settings.*?: (.*)/.exec(service) ?? [];
    const env = Object.fromEntries(list.split(", ").map((pair) => pair.split("=")));
    expect(Object.keys(env)).toEqual(["ORIGIN", "TRUST_PROXY"]);
    expect(parseEnv(env)).toMatchObject({ settings: { secure: true, TRUST_PROXY: 1 } });
  });
});

describe("the files for proxies", () => {
  const read = (name: string) => readFileSync(at(`deploy/${name}`), "utf8");

  it.each([
    ["Caddyfile", /uri regexp "(.*)" "/],
    ["Caddyfile.two-instances", /uri regexp "(.*)" "/],
    ["nginx.conf", /~(\^.*) \/\$private/],
    ["apache.conf", /PRIVATE "m#(.*)#"/],
  ])("%s keeps every address that is a key out of the log, and no other", (name, pattern) => {
    const hidden = new RegExp(pattern.exec(read(name))?.[1] ?? "nothing");
    const paths = keyPaths("token");
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => !hidden.test(path))).toEqual([]);
    expect(["/", "/about", "/auth", "/plan/1"].filter((path) => hidden.test(path))).toEqual([]);
  });

  it("name the server's own port", () => {
    const address = /ListenStream=(\S+)/.exec(socket)?.[1];
    for (const name of ["nginx.conf", "apache.conf", "traefik.yml"])
      expect(read(name)).toContain(`http://${address}`);
  });
});

it("the release has its part of the changelog, and the lockfile's number", () => {
  const { version } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  const [, newest] = /^## (\S+)$/m.exec(readFileSync(at("CHANGELOG.md"), "utf8")) ?? [];
  const lock = JSON.parse(readFileSync(at("package-lock.json"), "utf8"));
  expect([newest, lock.version, lock.packages[""].version]).toEqual([version, version, version]);
});
