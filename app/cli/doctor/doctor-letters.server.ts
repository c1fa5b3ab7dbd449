import type { Settings } from "~/runtime/env.server";
import type { Reader } from "../../../db/engines/database";
import { countOutbox } from "../../../db/letters/outbox-report.server";
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

/** What is to be said of letters that wait. @param now milliseconds since 1970. */
export async function examineOutbox(db: Reader, now: number): Promise<Finding> {
  const { waiting, refused, oldest, held } = await countOutbox(db, now);
  const found = `${waiting} letters waiting, ${refused} refused`;
  if (held > 0) {
    const advice = "Somebody may be typing addresses of others: these go out one by one.";
    return doubtful("Outbox", `${found}, ${held} held back`, advice);
  }
  if (oldest === null || now - oldest.getTime() < 3_600_000) return good("Outbox", found);
  const advice = 'Some wait for more than an hour. "prayer-life outbox" says why.';
  return doubtful("Outbox", found, advice);
}
