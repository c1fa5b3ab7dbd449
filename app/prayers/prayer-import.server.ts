import { createHmac } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import type { reasons } from "#content/pages/my-prayers";
import type { User } from "#db/accounts/users.server";
import {
  deletePrayer,
  getPrayer,
  type ImportedPrayer,
  importPrayers,
  type Prayer,
} from "#db/prayers/prayers.server";
import { isClosed } from "#db/seal/seal.server";
import { day, line, monthDay, optional, text } from "~/forms/fields.server";
import { visible } from "~/forms/form";
import { dayOf, type PersonsDay } from "~/plans/persons-day.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { secret } from "~/runtime/secret.server";
import { decoded } from "~/runtime/text-file.server";
import { beginningOf } from "~/runtime/time-zone.server";
import { prayer, prayerAnswer, prayerQuota, weekdayNames } from "./prayer-definition";
import { onlyNames, type readPrayers } from "./prayer-file.server";
import { findSource, ownPrayers } from "./prayers.server";
import { firstWords } from "./shown-prayer.server";

const { fields } = prayer;
const aDay = optional(day({ required: "", maxLength: 10 })).catch(undefined);

const readable = z.object({
  text: text(fields.text),
  title: optional(line(fields.title)),
  reference: optional(line(fields.reference)),
  person: optional(line(fields.person)),
  weekdays: z.string().optional().transform(weekdaysIn),
  rhythm: z.enum(["saved", "third", "monthly"]).optional().catch(undefined),
  prayUntil: aDay,
  birthday: optional(monthDay(fields.birthday)).catch(undefined),
  anniversary: optional(monthDay(fields.anniversary)).catch(undefined),
  notes: optional(text({ maxLength: 20_000 })),
  writtenOn: aDay,
  prayedOn: aDay,
  answeredOn: aDay,
  answer: optional(text(prayerAnswer.fields.answer)),
  restsUntil: aDay,
  source: z.string().max(120).refine(findSource).optional().catch(undefined),
});

/** As they are stored. */
function weekdaysIn(words = "") {
  const found = weekdayNames.filter((name) => words.includes(name));
  return found.join(" ") || undefined;
}

type Readable = z.infer<typeof readable>;

/** Why something is not saved, and where it stands in what was sent. */
export type LeftOut = { at: number; words: string; why: keyof typeof reasons };

/** Twice as many as there is room for. */
const mostRead = 10_000;

/** What of the words that were sent is saved, as far as there is room, and what is left out. */
export async function checkPrayers(user: User, read: ReturnType<typeof readPrayers>) {
  const today = await dayOf(user);
  const known = new Set<string>();
  const sources = new Set<unknown>();
  for await (const rows of ownPrayers(user))
    for (const row of rows) {
      known.add(sameness(row));
      sources.add(row.source);
    }
  const all = new Map<string, ImportedPrayer>();
  const leftOut: LeftOut[] = [];
  const sent = read.slice(0, mostRead);
  for (const [index, each] of sent.entries()) {
    if (index % 100 === 0) await setImmediate();
    const { text = "" } = each;
    const { data } = readable.safeParse(each);
    const same = data ? sameness(data) : "";
    const leave = (why: LeftOut["why"]) =>
      leftOut.push({ at: index + 1, words: firstWords(text), why });
    if (!visible.test(text)) leave("empty");
    else if (!each.writtenOn && aHeading.test(text)) leave("heading");
    else if (!data) leave("long");
    else if (isClosed(data.text)) leave("locked");
    else if (known.has(same)) leave("known");
    else if (all.has(same)) leave("double");
    else {
      // A page's words are saved once; edited, they are a person's own.
      if (sources.has(data.source)) data.source = undefined;
      sources.add(data.source);
      all.set(same, rowOf(data, handleOf(user, same), today));
    }
  }
  const found = [...all.values()].slice(0, Math.max(prayerQuota.most - known.size, 0));
  const full = all.size - found.length + read.length - sent.length;
  return { found, leftOut, full, isDated: sent.some(({ writtenOn }) => writtenOn) };
}

/** "Family:" over the lines of a list. */
const aHeading = /^.{1,40}:$/;

/** Two prayers of the same words are one, and a name is one with its person; an answer by itself is another. */
function sameness(prayer: Partial<Record<keyof Readable, unknown>>): string {
  const { text, title, reference, person, rhythm, answeredOn, answer } = prayer;
  const own = rhythm === "saved" && answeredOn ? [answeredOn, answer ?? ""] : [];
  const whom = person === text ? "" : (person ?? "");
  return JSON.stringify([text, title ?? "", reference ?? "", whom, ...own]);
}

/** The same for the same words, so that nothing is saved twice, and nobody's guess. */
function handleOf({ id }: User, same: string): string {
  const hash = createHmac("sha256", secret()).update(JSON.stringify(["import", id, same]));
  return hash.digest().subarray(0, 16).toString("base64url");
}

function rowOf(read: Readable, handle: string, { day, zone }: PersonsDay): ImportedPrayer {
  const { prayedOn, answeredOn, writtenOn = day } = read;
  const restsUntil = answeredOn ? undefined : read.restsUntil;
  const begun = (on?: string) => (on ? beginningOf(on, zone) : undefined);
  const times = { prayedAt: begun(prayedOn), wakesAt: begun(restsUntil) };
  return { ...read, handle, writtenOn, restsUntil, ...times };
}

/** A few at a time: others write between. What has no days is listed in its own order. @returns how many are new */
export async function saveImported(
  user: User,
  given: readonly ImportedPrayer[],
  { isDated }: { isDated: boolean },
): Promise<number> {
  let saved = 0;
  const found = isDated ? given : given.toReversed();
  for (let at = 0; at < found.length; at += atOnce) {
    const some = found.slice(at, at + atOnce);
    const times = { now: now(), quota: prayerQuota.most };
    saved += await importPrayers(database(), user.id, some, times);
    await setImmediate();
  }
  return saved;
}

const atOnce = 100;

/** One entry each, with no words but the name. Who is there already stays as they are. */
export async function saveNames(user: User, names: readonly string[]): Promise<{ full: number }> {
  const { found, full } = await checkPrayers(
    user,
    names.map((name) => ({ text: name, person: name })),
  );
  await saveImported(user, found, { isDated: false });
  return { full };
}

/** Of a prayer that was written as names alone. @returns whether the person has such a one */
export async function splitIntoNames(user: User, handle: string): Promise<boolean> {
  const found = await getPrayer(database(), user.id, handle);
  const names = found ? onlyNames(found.text) : [];
  if (names.length === 0) return false;
  const { full } = await saveNames(user, names);
  return full > 0 || deletePrayer(database(), user.id, handle);
}

/** An answer by itself, sent once or twice: who was prayed for stays on the list. @returns whether there is room */
export async function saveAnswer(
  user: User,
  { text, person, writtenOn }: Prayer,
  answered: { answeredOn: string; answer?: string },
): Promise<boolean> {
  const row = { text, writtenOn, ...answered, rhythm: "saved" as const };
  const handle = handleOf(user, sameness({ ...row, person }));
  const times = { now: now(), quota: prayerQuota.most };
  const named = { ...row, handle, person: person ?? undefined };
  if ((await importPrayers(database(), user.id, [named], times)) > 0) return true;
  return (await getPrayer(database(), user.id, handle)) !== undefined;
}

/** A file's words in whatever letters it was saved, else those of the form. */
export async function wordsSent(sent: FormData): Promise<string> {
  const [file, words] = [sent.get("file"), sent.get("words")];
  if (!(file instanceof File) || file.size === 0) return typeof words === "string" ? words : "";
  return decoded(Buffer.from(await file.arrayBuffer()));
}
