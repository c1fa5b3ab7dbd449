import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { addonTrouble, headersFor } from "../../bin/addon/addon.mjs";
import { temporaryFolder } from "../support/folder";

/** A Node's folder with headers. */
function nodeWithHeaders(major: number): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "include/node"), { recursive: true });
  writeFileSync(
    join(folder, "include/node/node_version.h"),
    `#define NODE_MAJOR_VERSION ${major}\n#define NODE_MINOR_VERSION 1\n`,
  );
  return folder;
}

/** A Node that fails with some words. */
function failing(words: string) {
  const program = join(temporaryFolder(), "node");
  writeFileSync(program, `#!/bin/sh\ncat >&2 <<'END'\n${words}\nEND\nexit 1\n`);
  chmodSync(program, 0o755);
  return { command: [program] };
}

it("compiles with the headers of the Node that runs, whatever npm was told", () => {
  const [old, own] = [nodeWithHeaders(20), nodeWithHeaders(24)];
  const program = join(own, "bin/node");
  expect(headersFor(old, program, "24.1.0")).toBe(own);
  expect(headersFor(old, "/usr/local/none/bin/node", "20.19.0")).toBe(old);
  expect(headersFor(undefined, program, "24.1.0")).toBe(own);
  expect(headersFor(old, "/usr/local/none/bin/node", "24.1.0")).toBe("");
});

it.each([
  [
    `Error: The module 'a.node'
was compiled against a different Node.js version using
NODE_MODULE_VERSION 115. This version of Node.js requires
NODE_MODULE_VERSION 137. Please try re-compiling`,
    /another Node \(its ABI is 115, this one's is 137\).*nodedir/,
  ],
  ["Error: Could not locate the bindings file. Tried:\n → a.node", /not compiled.*ignore-scripts/],
  ["Error: libstdc++.so.6: cannot open shared object file", /^Error: libstdc/],
])("says why the addon does not work: %s", (words, reason) => {
  expect(addonTrouble(failing(words))).toMatch(reason);
});

it("says nothing of one that works", () => {
  expect(addonTrouble()).toBeUndefined();
});
