import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";

/**
 * Has the words of a new site sealed from the first one on, as an operator would.
 * @param {[string, ...string[]]} program @param {NodeJS.ProcessEnv} env with its DATA_DIR
 */
export function sealSite([file, ...first], env) {
  const [passphrase, copy] = [`${env.DATA_DIR}.passphrase`, `${env.DATA_DIR}.copy`];
  writeFileSync(passphrase, "a passphrase of mine\n", { mode: 0o600 });
  try {
    for (const command of [["migrate"], ["secret", "export", copy, "--passphrase", passphrase]])
      execFileSync(file, [...first, ...command], { env, stdio: ["ignore", "ignore", "inherit"] });
  } finally {
    for (const one of [passphrase, copy]) rmSync(one, { force: true });
  }
}
