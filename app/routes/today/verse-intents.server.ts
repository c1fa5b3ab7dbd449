import { formatVerses, readReference } from "#content/bible/reference";
import { getVerse } from "#content/verses/verses";
import type { User } from "#db/accounts/users.server";
import type { IntentHandler, IntentHandlers } from "~/forms/intents.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { bibleSource } from "~/prayers/prayer-sources.server";
import { savedOf, savePrayerIntent } from "~/prayers/prayers.server";
import { visitorSaveMessage } from "~/prayers/save-prayer";
import { isShownDay } from "./shown-days.server";
import { verseIntents } from "./today-path";

/** What the verse of a day is saved from, the same as in its chapter. @param day yyyy-mm-dd */
export function verseSource(day: string): string {
  const { book, chapter, verses = [] } = readReference(getVerse(day).reference) ?? {};
  const source = book && chapter && bibleSource(book.slug, chapter, formatVerses(verses));
  if (!source) throw new Error(`The verse of ${day} is in no chapter`);
  return source;
}

/** Which days' verses a person has saved, by the day; nothing is known of a visitor's. */
export async function savedVerses(days: readonly string[], user?: User) {
  if (!user) return undefined;
  return savedOf(user, Object.fromEntries(days.map((day) => [day, verseSource(day)])));
}

/** Saves the verse of the day that is sent along. @param path the page that takes it */
export function dayIntents(path: string): IntentHandlers {
  const saves = verseIntents.map((intent): [string, IntentHandler] => [
    intent,
    (args) => {
      const day = String(args.form.get("day") ?? "");
      if (!isShownDay(day)) throw thrownRefusal(refuse(400));
      const visitorMessage = visitorSaveMessage(`${path}#${intent}`);
      return savePrayerIntent(intent, { source: verseSource(day), path, visitorMessage })(args);
    },
  ]);
  return Object.fromEntries(saves);
}
