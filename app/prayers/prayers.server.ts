import { setImmediate } from "node:timers/promises";
import { getBook } from "#content/bible/books";
import {
  formatReference,
  formatVerses,
  parseVerses,
  referencePath,
} from "#content/bible/reference";
import { getFeelingPrayer } from "#content/feeling-prayers";
import { getFeeling } from "#content/feelings";
import { isHourName } from "#content/hours/hour";
import { getHourPrayer } from "#content/hours/hours";
import { homeScripture } from "#content/pages/home";
import { prayersFull } from "#content/pages/saving";
import { planOffered } from "#content/plans/dated-plan";
import { getPlan } from "#content/plans/plans";
import { prayerThemes } from "#content/prayer-themes";
import { prayers } from "#content/prayers";
import type { Scripture } from "#content/scripture";
import { getTheme } from "#content/themes/themes";
import type { User } from "#db/accounts/users.server";
import { readPrayers } from "#db/prayers/prayer-lists.server";
import * as store from "#db/prayers/prayers.server";
import { isClosed } from "#db/seal/seal.server";
import type { IntentHandler } from "~/forms/action.server";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { generatorPath, hourPath, namedDayPath, planPath, themePath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { deferToSignIn } from "~/plans/saved-items.server";
import { getChapter } from "~/runtime/bible.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { inLines, quotePassage } from "~/runtime/quotation.server";
import { dayIn } from "~/runtime/time-zone.server";
import { feelingPath } from "~/ui/controls/feelings";
import { type PrayerIntent, prayer, prayerQuota } from "./prayer-definition";
import { beforeOf, fullOf, type SavePrayerIntent, saveMessages } from "./save-prayer";

/** All that can be read, oldest first; others are served between. */
export async function* ownPrayers({ id }: User) {
  for await (const rows of readPrayers(database(), id, 100)) {
    yield rows.filter((row) => !isClosed(row.text));
    await setImmediate();
  }
}

export type PrayerSource = store.PrayerWords & { pageTitle: string; path: string };

/**
 * @param source "generator/peace", "plan/anxiety-plan/4", "theme/theme-2", "hour/night/friday", "feeling/lonely",
 * "bible/psalms/23/1-3", "verse/home", "verse/plan/anxiety-plan/4" or "verse/theme/theme-2/1".
 */
export function findSource(source: string): PrayerSource | undefined {
  const [kind, ...rest] = source.split("/");
  const find = kind && Object.hasOwn(finders, kind) ? finders[kind] : undefined;
  return find?.(rest);
}

const finders: Record<string, (rest: string[]) => PrayerSource | undefined> = {
  generator: ([id]) => {
    const found = prayers.find((each) => each.id === id);
    if (!found) return undefined;
    const { reference, text } = found;
    const theme = prayerThemes[found.id];
    return { title: theme, text, reference, pageTitle: theme, path: generatorPath(found.id) };
  },
  bible: findVerses,
  feeling: ([slug = ""]) => {
    const feeling = getFeeling(slug);
    const found = getFeelingPrayer(feeling?.name);
    if (!feeling || !found) return undefined;
    const { prayer: text, scripture } = found;
    const title = `A prayer: ${feeling.name.toLowerCase()}`;
    const page = { pageTitle: title, path: feelingPath(feeling) };
    return { title, text, reference: scripture.reference, ...page };
  },
  hour: ([name = "", id]) => {
    const found = isHourName(name) ? getHourPrayer(name, id) : undefined;
    if (!found) return undefined;
    const { title, prayer, kind } = found;
    return { title, text: prayer, pageTitle: kind, path: hourPath(found.name, { of: found.id }) };
  },
  plan: (rest) => {
    const found = planDayOf(rest);
    if (!found) return undefined;
    const { day, ...page } = found;
    return { title: day.title, text: day.prayer, reference: day.scripture.reference, ...page };
  },
  theme: ([name = ""]) => {
    const theme = getTheme(name);
    if (!theme) return undefined;
    const { id, title, prayer: text } = theme;
    return { title, text, pageTitle: title, path: themePath(id) };
  },
  verse: ([kind, ...rest]) => {
    if (kind === "home") return verse(homeScripture, "Scripture of the Day", "/");
    if (kind === "plan") {
      const found = planDayOf(rest);
      return found && verse(found.day.scripture, found.pageTitle, found.path);
    }
    const theme = kind === "theme" ? getTheme(rest[0] ?? "") : undefined;
    const scripture = theme?.scriptures[Number(rest[1]) - 1];
    return theme && scripture && verse(scripture, theme.title, themePath(theme.id));
  },
};

function planDayOf([id = "", number]: string[]) {
  const plan = getPlan(id);
  const day = plan?.days[Number(number) - 1];
  if (!plan || !day) return undefined;
  const today = planOffered(plan, dayIn(undefined, new Date(now())));
  const asNow = today.plan.days.indexOf(day) + 1;
  // In this year its season may be too short for it.
  if (!asNow) return { day, pageTitle: plan.title, path: planPath(id) };
  const pageTitle = `${plan.title}, day ${asNow}`;
  return { day, pageTitle, path: `${namedDayPath(id, asNow)}#day` };
}

const verse = (scripture: Scripture, pageTitle: string, path: string): PrayerSource => ({
  text: inLines(scripture).verses,
  reference: scripture.reference,
  pageTitle,
  path,
});

/** @returns undefined for none, or more than can be saved. */
export function bibleSource(slug: string, chapter: number, verses: string): string | undefined {
  return findVerses([slug, String(chapter), verses]) && `bible/${slug}/${chapter}/${verses}`;
}

export function findVerses([slug = "", number, marks = ""]: readonly string[]) {
  const book = getBook(slug);
  const chapter = Number(number);
  const text = book && getChapter(book, chapter)?.verses;
  const verses = parseVerses(marks);
  if (!book || !text || !verses || formatVerses(verses) !== marks) return undefined;
  if (verses.some(([, to]) => to > text.length)) return undefined;
  const place = { book, chapter, verses };
  const words = quotePassage(place);
  if (words.length === 0 || words.length > prayer.fields.text.maxLength) return undefined;
  const reference = formatReference(place);
  return { text: words, reference, pageTitle: reference, path: referencePath(place) };
}

type SaveResult = "saved" | "before" | "full";

const full = { ...prayersFull, variant: "destructive" } as const;

export async function savePrayerFrom(user: User, source: string) {
  const found = findSource(source);
  if (!found) throw new Error(`There is no ${source} to save`);
  const { title, text, reference } = found;
  const isVerse = /^(?:verse|bible)\//.test(source);
  const rhythm = isVerse ? ("saved" as const) : undefined;
  const messages = { ...saveMessages[isVerse ? "verse" : "prayer"], full };
  const at = { ...(await dayOf(user)), quota: prayerQuota.most };
  const words = { title, text, reference, source, rhythm };
  const added = await store.addPrayer(database(), user.id, words, at);
  const end: SaveResult = added ? (added.before ? "before" : "saved") : "full";
  return { end, message: messages[end] };
}

/** A visitor's waits in the cookie for the sign-in. @param target `path` is the page's own, with its query. */
export function savePrayerIntent(
  intent: SavePrayerIntent,
  target: { source: string; path: string; visitorMessage: ToastMessageWithAction },
): IntentHandler {
  const { pathname, searchParams } = new URL(target.path, "http://own");
  const where = { search: Object.fromEntries(searchParams), hash: intent, stays: true };
  const { source, visitorMessage } = target;
  return async (args) => {
    if (args.user) {
      const { message, end } = await savePrayerFrom(args.user, source);
      const done = { saved: intent, before: beforeOf(intent), full: fullOf(intent) }[end];
      return { ...where, message: { ...message, inPlace: true }, done };
    }
    return deferToSignIn(args, { intent, item: source, path: pathname }, visitorMessage, where);
  };
}

/** Nothing for a visitor. */
export async function savedOf<Name extends string>(user: User, sources: Record<Name, string>) {
  const own = Object.values<string>(sources);
  const found = await store.listSavedSources(database(), user.id, own);
  const saved = Object.entries<string>(sources).map(([name, of]) => [name, found.includes(of)]);
  return Object.fromEntries(saved) as Record<Name, boolean>;
}

export function isSavePrayerIntent(intent: string): intent is SavePrayerIntent {
  return intent.startsWith("save-");
}

type Doer = (user: User, handle: string, zone?: string) => Promise<boolean>;

/** @returns whether the person has such a prayer. */
export const doWithPrayer: Record<PrayerIntent, Doer> = {
  prayed: async (user, handle, zone) =>
    store.markPrayed(database(), user.id, handle, await dayOf(user, zone)),
  unprayed: async (user, handle, zone) =>
    store.unmarkPrayed(database(), user.id, handle, (await dayOf(user, zone)).day),
  listed: ({ id }, handle) => store.listPrayer(database(), id, handle),
  again: ({ id }, handle) => store.openPrayerAgain(database(), id, handle),
  wake: ({ id }, handle) => store.wakePrayer(database(), id, handle),
  delete: ({ id }, handle) => store.deletePrayer(database(), id, handle),
};
