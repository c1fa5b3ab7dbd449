import type { InboxItem } from "#db/operator/inbox.server";
import { ageOf } from "~/ui/reading/age";
import { columns, paint, plain } from "./output.server";
import { minuteOf } from "./time.server";

const longestExcerpt = 48;

/** Items as a table, a line each. */
export function listed(items: readonly InboxItem[], now: number): string {
  return columns(
    items.map((item) => [
      item.id,
      minuteOf(item.createdAt),
      item.doneAt ? "done" : ageOf(item.createdAt, now),
      marksOf(item).join(", "),
      plain(senderOf(item)),
      item.isPrivate || item.desk?.forLeaders ? "" : excerpt(item.text),
    ]),
  );
}

export function shown(item: InboxItem): string {
  const marks = [...marksOf(item), ...(item.isSuspected ? ["suspected"] : [])];
  const head = [
    ["Id", [item.id, ...marks].join(", ")],
    ["From", plain(senderOf(item))],
    ...(item.phone ? [["Phone", plain(item.phone)]] : []),
    ["Came", `${minuteOf(item.createdAt)} UTC`],
    ...(item.doneAt ? [["Done", `${minuteOf(item.doneAt)} UTC`]] : []),
  ];
  const note = item.isPrivate ? `${paint("doubtful", "Only the leaders read this one.")}\n\n` : "";
  return `${columns(head)}\n\n${note}${plain(item.text, "keep lines")}`;
}

/** What is to be known of an item at a glance: as on the desk. */
function marksOf({ isPrivate, isUrgent, doneAt, desk }: InboxItem): string[] {
  const { forLeaders, claimedBy, prayedTimes = 0 } = desk ?? {};
  return [
    ...(isPrivate ? ["private"] : forLeaders ? ["for leaders"] : []),
    ...(isUrgent && !doneAt ? ["danger"] : []),
    ...(claimedBy && !doneAt ? [`with ${plain(claimedBy)}`] : []),
    ...(prayedTimes > 0 ? [`prayed ${prayedTimes}`] : []),
  ];
}

/** "3 open, oldest 4 days": taken or prayed for, it is open until it is done. */
export function open(count: number, oldest: Date | undefined, now: number): string {
  return oldest ? `${count} open, oldest ${ageOf(oldest, now)}` : "Nothing is open.";
}

function senderOf({ name, email }: InboxItem): string {
  return email ? `${name} <${email}>`.trim() : name || "unknown";
}

function excerpt(text: string): string {
  const letters = [...plain(text)];
  const start = letters.slice(0, longestExcerpt).join("");
  return letters.length > longestExcerpt ? `${start.trimEnd()}…` : start;
}
