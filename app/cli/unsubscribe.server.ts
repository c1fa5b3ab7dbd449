import { commandWords } from "#content/commands";
import type { Db } from "#db/engines/database";
import { endBellLetters } from "#db/letters/bells.server";
import { endPlansOf } from "#db/letters/plan-letters.server";
import { unsubscribe as unsubscribeAddress } from "#db/subscriptions/subscribers.server";
import { now } from "~/runtime/clock.server";
import { command, Problem, UsageError } from "./command.server";
import { withDatabase } from "./data-folder.server";
import { readEmail } from "./subject.server";

export const unsubscribe = command({
  ...commandWords.unsubscribe,
  takes: 1,
  async run({ words: [typed], settings, out }) {
    if (typed === undefined) throw new UsageError("unsubscribe takes an EMAIL.");
    const email = readEmail(typed);
    const ended = await withDatabase(settings, (db) => endLetters(db, email));
    if (!ended) throw new Problem(`${email} gets no letters.`);
    out.result({ unsubscribed: email }, `${email} gets no more letters.`);
  },
});

async function endLetters(db: Db, email: string): Promise<boolean> {
  const left = await unsubscribeAddress(db, email);
  const plans = await db.write((tx) => endPlansOf(tx, email, now()));
  const bell = await db.write((tx) => endBellLetters(tx, { email }));
  return left || plans > 0 || bell;
}
