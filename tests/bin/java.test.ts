import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";

// A PATH of our own: what this machine has installed is not there, and apt-get does what we say.
let bin = "";
beforeEach(() => {
  bin = join(temporaryFolder(), "bin");
  mkdirSync(bin);
  symlinkSync(process.execPath, join(bin, "node"));
  symlinkSync("/bin/chmod", join(bin, "chmod"));
});

const script = (name: string, text: string) => {
  writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(bin, name), 0o755);
};

/** apt-get, and sudo for who is not root. @param installs what `install` does. */
function manager(installs: string) {
  script("apt-get", `echo "$@" >> "${bin}/asked"; case $1 in install) ${installs};; esac`);
  script("sudo", 'while :; do case $1 in -*) shift;; true) exit;; *) exec "$@";; esac; done');
}

function ensureJava(env: Record<string, string> = {}) {
  const code = 'import { ensureJava } from "./bin/java.mjs"; await ensureJava();';
  return spawnSync(join(bin, "node"), ["--input-type=module", "-e", code], {
    env: { PATH: bin, NODE_ENV: "test", ...env },
    encoding: "utf8",
  });
}

const works = "exit 0";
const isStub = "echo 'Please install Java'; exit 1";

it("takes the Java that is there, and installs nothing", () => {
  script("java", works);
  manager("exit 9");
  expect(ensureJava()).toMatchObject({ status: 0, stderr: "" });
});

it("takes the one that JAVA_HOME names", () => {
  script("java", works);
  const { status, stderr } = ensureJava({ JAVA_HOME: dirname(bin), PATH: "/nowhere" });
  expect([status, stderr]).toEqual([0, ""]);
});

it("installs one where there is none, or none that runs", () => {
  script("java", isStub);
  manager(`printf '#!/bin/sh\\n${works}\\n' > "${bin}/java"; chmod 755 "${bin}/java"`);
  const { status, stderr } = ensureJava({ CI: "1" });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining("not checked")]);
  expect(readFileSync(join(bin, "asked"), "utf8")).toContain("install -y default-jre-headless");
});

it("says that nothing is checked where none can be had", () => {
  const { status, stderr } = ensureJava();
  expect([status, stderr]).toEqual([0, expect.stringContaining("is not checked in this run")]);
});

it("fails in CI where none can be had", () => {
  manager("exit 100");
  const { status, stderr } = ensureJava({ CI: "1" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("No Java was found")]);
});
