import type { Db } from "#db/engines/database";
import {
  countOutbox,
  listHolds,
  listOutbox,
  listSenders,
  retryLetters,
} from "#db/letters/senders.server";
import { hour } from "#db/time";
import { remembered } from "~/letters/link-lifetimes";
import { type Fault, faultOf } from "~/letters/mail-server.server";
import { now } from "~/runtime/clock.server";
import { type Call, command, entryOf, UsageError } from "./command.server";
import { withDatabase } from "./data-folder.server";
import { columns, minuteOf, plain } from "./output.server";

const options = {
  all: { type: "boolean", about: "Those that were sent, too" },
} as const;

export const outbox = command({
  name: "outbox",
  summary: "Letters that wait, and those that were refused",
  usage: ["outbox [list] [--all]", "outbox count", "outbox retry"],
  about: `What the mail server took for good is forgotten after ${remembered.words}. Letters that it did not
take are shown with what it was asked, its code, and whom that concerns: RCPT 550 5.1.1 is an
address that does not exist, and whoever has it is not written to again. What comes back later
goes to MAIL_FROM: "unsubscribe" ends it. "retry" has what was refused or put off tried at once.`,
  takes: 1,
  options,
  examples: [
    { call: "outbox", does: "what waits or was refused, the newest first" },
    { call: "outbox count", does: "how many; exit code 1 when some wait for an hour" },
    { call: "outbox retry", does: "after the mail server's settings were mended" },
  ],
  async run(call) {
    const [word = "list"] = call.words;
    const way = entryOf(ways, word);
    if (!way) throw new UsageError(`outbox has no "${word}": list, count or retry.`);
    return withDatabase(call.settings, (db) => way(db, call));
  },
});

const concerns: Record<Fault, string> = {
  recipient: "no such address",
  letter: "this letter",
  sender: "this site: see doctor",
  moment: "for now",
  us: "the program: see the log",
};

type Way = (db: Db, call: Call<typeof options>) => Promise<void>;

const ways: Record<string, Way> = {
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
      reason && (state === "refused" || state === "waiting") ? concerns[faultOf(reason)] : "",
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
