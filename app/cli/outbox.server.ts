import { commandWords, faultConcerns } from "#content/commands";
import type { Db } from "#db/engines/database";
import {
  countOutbox,
  listHolds,
  listOutbox,
  listSenders,
  retryLetters,
} from "#db/letters/senders.server";
import { hour } from "#db/time";
import { faultOf } from "~/letters/mail-server.server";
import { now } from "~/runtime/clock.server";
import { type Call, command, entryOf, UsageError } from "./command.server";
import { withDatabase } from "./data-folder.server";
import { columns, minuteOf, plain } from "./output.server";

export const outbox = command({
  ...commandWords.outbox,
  takes: 1,
  async run(call) {
    const [word = "list"] = call.words;
    const way = entryOf(ways, word);
    if (!way) throw new UsageError(`outbox has no "${word}": list, count or retry.`);
    return withDatabase(call.settings, (db) => way(db, call));
  },
});

const ways: Record<
  string,
  (db: Db, call: Call<typeof commandWords.outbox.options>) => Promise<void>
> = {
  async list(db, { out, values }) {
    const letters = await listOutbox(db, 500, values.all);
    const rows = letters.map(({ id, kind, state, attempts, createdAt, email, reason }) => [
      String(id),
      kind,
      state,
      String(attempts),
      minuteOf(createdAt),
      plain(email ?? ""),
      reason ?? "",
      reason && (state === "refused" || state === "waiting") ? faultConcerns[faultOf(reason)] : "",
    ]);
    out.results(letters, columns(rows));
    for (const { instance, reason, since } of await listSenders(db, now()))
      if (reason && since) out.say(`${instance} sends none since ${minuteOf(since)}: ${reason}`);
    for (const { subject, reason, tries, since } of await listHolds(db))
      out.say(
        `${subject} letters wait since ${minuteOf(since)}: ${reason}, ${tries} times in a row`,
      );
    out.say(letters.length === 1 ? "1 letter" : `${letters.length} letters`);
  },
  async count(db, { out }) {
    const { waiting, oldest, refused } = await countOutbox(db, now());
    out.result({ waiting, oldest, refused }, `${waiting} waiting, ${refused} refused`);
    if (oldest !== null && now() - oldest.getTime() > hour) process.exitCode = 1;
  },
  async retry(db, { out }) {
    const again = await retryLetters(db, now());
    out.result({ again }, `${again} letters are tried again.`);
  },
};
