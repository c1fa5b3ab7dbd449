import { commandWords } from "#content/commands";
import type { Db } from "#db/engines/database";
import {
  countWaiting,
  getInboxItem,
  type InboxFilter,
  type InboxItem,
  listInbox,
  markDone,
} from "#db/operator/inbox.server";
import { recordView } from "#db/requests/request-page.server";
import { day, hour, minute, week } from "#db/time";
import { now } from "~/runtime/clock.server";
import { ageOf } from "~/ui/reading/moment";
import { type Call, command, entryOf, Problem, UsageError } from "./command.server";
import { withDatabase } from "./data-folder.server";
import { columns, minuteOf, paint, plain } from "./output.server";

export const inbox = command({
  ...commandWords.inbox,
  takes: 1_000,
  async run(call) {
    const [word = "list", ...ids] = call.words;
    const way = entryOf(ways, word);
    if (!way) throw new UsageError(`inbox has no "${word}": list, count, show or done.`);
    return withDatabase(call.settings, (db) => way(db, call, ids));
  },
});

type Way = (db: Db, call: Call<typeof commandWords.inbox.options>, ids: string[]) => Promise<void>;

const ways: Record<string, Way> = {
  async list(db, call, ids) {
    const { values, out } = call;
    const filter = readFilter(call, ids);
    const after = values.after ? await requireItem(db, requireId(values.after)) : undefined;
    const limit = readLimit(values.limit);
    const items = await listInbox(db, filter, { limit, after });
    out.results(items, listed(dangerFirst(items), now()));
    if (items.length === limit) out.say(`More: inbox list --after ${items.at(-1)?.id}`);
    else if (!values.done && !after) out.say(open(items.length, items[0]?.createdAt, now()));
    if (values.since !== undefined && items.length > 0) process.exitCode = 1;
  },
  async count(db, call, ids) {
    const { done, limit, after } = call.values;
    if (done) throw new UsageError("inbox count counts what is open: it takes no --done.");
    if (limit ?? after) throw new UsageError("--limit and --after belong to inbox list.");
    const { kind, ...filter } = readFilter(call, ids);
    const counted = await countWaiting(db, filter);
    const all = kind ? [counted[kind]] : Object.values(counted);
    const count = all.reduce((sum, one) => sum + one.waiting, 0);
    const [oldest] = all.flatMap((one) => one.oldest ?? []).sort((a, b) => Number(a) - Number(b));
    call.out.result({ waiting: count, oldest }, open(count, oldest, now()));
    if (count > 0) process.exitCode = 1;
  },
  async show(db, { out }, ids) {
    const items = await Promise.all(requireIds("show", ids).map((id) => requireItem(db, id)));
    for (const { id, desk } of items) {
      const look = { requestId: Number(id.slice(1)), way: "shell" } as const;
      if (desk?.forLeaders) await recordView(db, look, now());
    }
    out.results(items, items.map(shown).join("\n\n"));
  },
  async done(db, { out, values: { undo } }, ids) {
    const items = await Promise.all(requireIds("done", ids).map((id) => requireItem(db, id)));
    for (const { id } of items) await markDone(db, id, undo ? undefined : new Date(now()));
    const names = items.map(({ id }) => id);
    out.result({ done: !undo, ids: names }, `${undo ? "Open again" : "Done"}: ${names.join(", ")}`);
  },
};

function readFilter(
  { values }: Call<typeof commandWords.inbox.options>,
  ids: string[],
): InboxFilter {
  if (ids.length > 0) throw new UsageError(`This takes no "${ids[0]}".`);
  const { kind, suspected = false, done = false, undo, since } = values;
  if (undo) throw new UsageError("--undo belongs to inbox done.");
  if (kind !== undefined && kind !== "message" && kind !== "request") {
    throw new UsageError("--kind takes message or request.");
  }
  return { kind, suspected, done, since: since ? readSince(since, now()) : undefined };
}

function readLimit(limit = "1000"): number {
  if (/^[1-9]\d{0,5}$/.test(limit)) return Number(limit);
  throw new UsageError("--limit takes a number from 1 to 999999.");
}

function requireId(id: string): string {
  if (isId(id)) return id;
  throw new UsageError("--after takes an ID from the list, such as m3 or r7.");
}

const isId = (word: string) => /^[mr]\d{1,12}$/.test(word);

function requireIds(word: string, ids: string[]): string[] {
  const wrong = ids.find((id) => !isId(id));
  if (ids.length > 0 && wrong === undefined) return ids;
  throw new UsageError(`inbox ${word} takes IDs from the list, such as m3 or r7.`);
}

async function requireItem(db: Db, id: string): Promise<InboxItem> {
  const item = await getInboxItem(db, id);
  if (item) return item;
  throw new Problem(`There is no ${id}.`);
}

const dangerFirst = (items: readonly InboxItem[]) =>
  items.toSorted((one, other) => Number(isOpenDanger(other)) - Number(isOpenDanger(one)));

const isOpenDanger = ({ isUrgent, doneAt }: InboxItem) => isUrgent && !doneAt;

/** What it is about is read on its own, where the log says so. */
const isHidden = ({ isPrivate, desk }: InboxItem) => isPrivate || desk?.forLeaders === true;

const longestExcerpt = 48;

function listed(items: readonly InboxItem[], now: number): string {
  return columns(
    items.map((item) => [
      item.id,
      minuteOf(item.createdAt),
      item.doneAt ? "done" : ageOf(item.createdAt, now),
      marksOf(item, isHidden(item)).join(", "),
      plain(senderOf(item)),
      isHidden(item) ? "" : excerpt(item.text),
    ]),
  );
}

function shown(item: InboxItem): string {
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

function marksOf(item: InboxItem, withoutKinds = false): string[] {
  const { isPrivate, doneAt, desk } = item;
  const kinds = withoutKinds ? undefined : item.dangerKinds?.replaceAll(",", ", ");
  const { forLeaders, claimedBy, prayedTimes = 0 } = desk ?? {};
  return [
    ...(isPrivate ? ["private"] : forLeaders ? ["for leaders"] : []),
    ...(isOpenDanger(item) ? [["may be in danger", kinds].filter(Boolean).join(": ")] : []),
    ...(claimedBy && !doneAt ? [`with ${plain(claimedBy)}`] : []),
    ...(prayedTimes > 0 ? [`prayed ${prayedTimes}`] : []),
  ];
}

/** "3 open, oldest 4 days": open until it is done. */
function open(count: number, oldest: Date | undefined, now: number): string {
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

const spans: Record<string, number> = { m: minute, h: hour, d: day, w: week };

/** @param value "12h", "3d", "2w" or a date. @throws UsageError when it is neither. */
export function readSince(value: string, now: number): Date {
  const [, count, unit = ""] = /^(\d{1,5})([mhdw])$/.exec(value) ?? [];
  if (count) return new Date(now - Number(count) * (spans[unit] ?? 0));
  const date = /^\d{4}-\d\d-\d\d(T[\d:.]+Z?)?$/.test(value) ? new Date(value) : undefined;
  if (date && !Number.isNaN(date.getTime())) return date;
  throw new UsageError(`--since takes a span such as 12h or 3d, or a date such as 2030-01-31.`);
}
