import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";

// A PATH of our own: no browser of this machine is on it, and apt-get does what we say.
let bin = "";
beforeEach(() => {
  bin = join(temporaryFolder(), "bin");
  mkdirSync(bin);
  symlinkSync(process.execPath, join(bin, "node"));
  symlinkSync("/bin/chmod", join(bin, "chmod"));
  script("sudo", 'while :; do case $1 in -*) shift;; true) exit;; *) exec "$@";; esac; done');
});

function script(name: string, text = "exit 0") {
  writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(bin, name), 0o755);
}

function ensureEngines(env: Record<string, string> = {}) {
  const code = 'import { ensureEngines } from "./bin/engines.mjs"; await ensureEngines();';
  return spawnSync(join(bin, "node"), ["--input-type=module", "-e", code], {
    env: { PATH: bin, NODE_ENV: "test", ...env },
    encoding: "utf8",
  });
}

const programs = ["firefox-esr", "WebKitWebDriver", "Xvfb"];

it("takes what is there, and installs nothing", () => {
  for (const name of programs) script(name);
  script("apt-get", "exit 9");
  expect(ensureEngines({ CI: "1" })).toMatchObject({ status: 0, stderr: "" });
});

it("installs what is lacking, a display for WebKit too", () => {
  for (const name of programs.slice(0, 2)) script(name);
  const install = `printf '#!/bin/sh\\n' > "${bin}/Xvfb"; chmod 755 "${bin}/Xvfb"`;
  script("apt-get", `echo "$@" >> "${bin}/asked"; case $1 in install) ${install};; esac`);
  expect(ensureEngines({ CI: "1" }).status).toBe(0);
  expect(readFileSync(join(bin, "asked"), "utf8")).toContain(
    "install -y firefox-esr webkit2gtk-driver xvfb",
  );
});

it("says which engine is not walked where it can't be had, and fails in CI", () => {
  script("apt-get", "exit 100");
  script("firefox");
  const { status, stderr } = ensureEngines();
  expect([status, stderr]).toEqual([
    0,
    expect.stringContaining("installed: WebKit. The site is not"),
  ]);
  expect(ensureEngines({ CI: "1" })).toMatchObject({ status: 1 });
});
