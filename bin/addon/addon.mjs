import { spawnSync } from "node:child_process";
import { at, root } from "../project.mjs";

/** What the compiler of SQLite's addon has to be told, whichever Node it is for. */
export const compiling = {
  CXXFLAGS: `${process.env.CXXFLAGS ?? ""} -include "${at("bin/addon/object-wrap.h")}"`.trim(),
};

/**
 * Whether an addon loads into a Node, and its objects can be collected while no script runs.
 * @param {{ program: string, addon?: string }} [which] this Node, and the addon that is installed
 */
export function addonWorks({ program, addon } = { program: process.execPath }) {
  const args = ["-e", script, ...(addon ? [addon] : [])];
  return spawnSync(program, args, { cwd: root, stdio: "ignore" }).status === 0;
}

// So many statements that some are collected between two turns of a promise.
const script = `
  const [, nativeBinding] = process.argv;
  const sqlite = new (require("better-sqlite3"))(":memory:", { nativeBinding });
  (async () => {
    for (let i = 0; i < 300; i += 1) {
      sqlite.prepare("SELECT 1");
      for (let j = 0; j < 100; j += 1) await null;
    }
    sqlite.close();
  })();
`;
