import { backupGrowsOld, lastBackup } from "#db/engines/sqlite/backup.server";
import { digestCounts, receiptAddress, teamLetterTo } from "#db/letters/notices.server";
import type { LetterKind } from "#db/letters/outbox.server";
import { day } from "#db/time";
import { receiptPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";
import { type Block, type Compose, gone, letterTo, say } from "./letter.server";
import { letterOf } from "./letter-words.server";
import { sealedReceipt } from "./orders.server";

/**
 * To whoever asked for prayer, to the team, and to operators. Email isn't private: no word of what people
 * wrote stands in one, counts alone do.
 */
export const deskLetters = {
  async "request-receipt"(db, { requestId, sealed }) {
    const email = await receiptAddress(db, requestId);
    const token = sealed && sealedReceipt.open(sealed);
    if (!email || !token) return gone;
    return letterOf("request-receipt", email, { url: settings().ORIGIN + receiptPath(token) });
  },

  async "team-danger"(db, { userId }) {
    const told = await teamLetterTo(db, userId, "team-danger", now());
    if (!told) return gone;
    const { email, danger } = told;
    return letterToTeam(email, "Please open the desk now", [
      say.heading("Somebody may be in danger"),
      say.paragraph(
        danger === 1
          ? "What they wrote sounds like danger, and nobody has taken it yet."
          : `${danger} people may be in danger, and nobody has taken what they wrote yet.`,
      ),
      say.paragraph(
        "If someone is hurt or about to be, call emergency services. Open the desk: it says what to do next. Then pray. Don’t carry it alone.",
      ),
    ]);
  },

  async "team-daily"(db, { userId }) {
    const told = await teamLetterTo(db, userId, "team-daily", now());
    if (!told) return gone;
    const counts: [string, number][] = [
      ["May be in danger", told.danger],
      ["Waiting for prayer", told.requests],
      ["For the leaders", told.forLeaders],
      ["Messages", told.messages],
      ["Notes to look at", told.notes],
      ["Yours", told.mine],
    ];
    return letterToTeam(told.email, "What waits on the desk", [
      say.heading("What waits on the desk"),
      ...counts.flatMap(([what, count]) => (count > 0 ? [say.paragraph(`${what}: ${count}`)] : [])),
    ]);
  },

  async digest(db, letter) {
    const to = operatorOf(letter);
    if (!to) return gone;
    const { requests, privateRequests, messages, danger } = await digestCounts(db, letter);
    const parts = [
      ...(requests > 0 ? [many(requests, "prayer request")] : []),
      ...(messages > 0 ? [many(messages, "message")] : []),
      ...(requests + messages === 0 ? ["news of a request"] : []),
    ];
    const facts = {
      first: danger > 0 ? "Please look at once: " : "New: ",
      news: parts.join(", "),
      parts: parts.join(" and "),
      hidden:
        privateRequests > 0 ? ` For the leaders alone: ${many(privateRequests, "request")}.` : "",
      urgent: danger > 0 ? ` May be in danger: ${danger}. Please look at once.` : "",
    };
    return letterOf("digest", to, facts, [toOperator]);
  },

  async "backup-overdue"(_, letter) {
    const { DATA_DIR, DATABASE_URL } = settings();
    const to = operatorOf(letter);
    const at = DATABASE_URL ? undefined : lastBackup(DATA_DIR);
    if (!to || at === undefined || now() - at < backupGrowsOld) return gone;
    const days = Math.floor((now() - at) / day);
    return letterOf("backup-overdue", to, { days: String(days) }, [toOperator]);
  },
} satisfies Partial<Record<LetterKind, Compose>>;

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

const operatorOf = ({ item }: { item: string | null }) => settings().OPERATOR_EMAIL?.[Number(item)];

const toOperator = ["Sent because OPERATOR_EMAIL names this address."];

function letterToTeam(to: string, subject: string, blocks: Block[]) {
  const { ORIGIN } = settings();
  return letterTo(to, {
    subject,
    blocks: [...blocks, say.button("Open the desk", `${ORIGIN}/auth?next=/team`)],
    footer: [
      ["Email isn’t private, so we leave out what people wrote."],
      [
        "You get this because you pray with the team. ",
        say.link("Choose what you’re told", `${ORIGIN}/auth?next=/team/care`),
      ],
    ],
  });
}
