import { createInterface } from "node:readline/promises";
import { isatty } from "node:tty";
import { Problem } from "./command.server";

/**
 * Asks before something that cannot be undone. Where nobody sits at a terminal nobody can answer: the
 * call itself has to say yes.
 * @throws Problem when the answer is no, or there is nobody to ask.
 */
export async function requireConfirmation(
  question: string,
  given: boolean | undefined,
  unchanged: string,
): Promise<void> {
  if (given) return;
  if (!isatty(0) || !isatty(2)) {
    throw new Problem(`${unchanged} Without a terminal to ask at, say it with --yes.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // The end of the input (Ctrl+D) closes it without an answer.
  const ended = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  try {
    const answer = await Promise.race([terminal.question(`${question} [y/N] `), ended]);
    if (!/^y(es)?$/i.test(answer.trim())) throw new Problem(unchanged);
  } finally {
    terminal.close();
  }
}
