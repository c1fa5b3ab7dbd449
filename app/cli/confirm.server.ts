import { createInterface } from "node:readline/promises";

/**
 * Asks before something that cannot be undone. Where nobody sits at a terminal nothing is asked: the
 * call itself named what to do.
 */
export async function confirmed(question: string, given: boolean | undefined): Promise<boolean> {
  if (given || !process.stdin.isTTY || !process.stderr.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
