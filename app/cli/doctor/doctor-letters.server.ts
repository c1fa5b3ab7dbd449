import type { Settings } from "~/runtime/env.server";
import type { Sqlite } from "../../../db/engines/sqlite/open.server";
import { doubtful, type Finding, good } from "./finding.server";

/** What is to be said of the settings that letters need. No password is shown. */
export function examineLetters({ SMTP_URL, MAIL_FROM, OPERATOR_EMAIL }: Settings): Finding[] {
  if (!SMTP_URL) return [good("SMTP_URL", "not set: no letters are sent")];
  const { protocol, host } = new URL(SMTP_URL);
  return [
    good("SMTP_URL", `${protocol}//${host}`),
    good("MAIL_FROM", MAIL_FROM ?? ""),
    OPERATOR_EMAIL
      ? good("OPERATOR_EMAIL", "set")
      : doubtful("OPERATOR_EMAIL", "not set", "Nobody is told when somebody writes."),
  ];
}

/** What is to be said of letters that wait, by the database's file. @param now milliseconds since 1970. */
export function examineOutbox(sqlite: Sqlite, now: number): Finding {
  const { waiting, refused, oldest } = sqlite.prepare<[number], OutboxRow>(counts).get(now) ?? none;
  const found = `${waiting} letters waiting, ${refused} refused`;
  if (oldest === null || now - oldest < 3_600_000) return good("Outbox", found);
  const advice = 'Some wait for more than an hour. "prayer-life outbox" says why.';
  return doubtful("Outbox", found, advice);
}

type OutboxRow = { waiting: number; refused: number; oldest: number | null };

const none: OutboxRow = { waiting: 0, refused: 0, oldest: null };

const counts = `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
  count(*) FILTER (WHERE state = 'refused') AS refused,
  min(CASE WHEN state = 'waiting' AND dueAt <= ?
    THEN max(createdAt, CASE WHEN campaignId IS NULL THEN 0 ELSE dueAt END) END) AS oldest
  FROM outbox`;
