import { chapterPath } from "#content/bible/bible-path";
import type { Book } from "#content/bible/books";
import { formatVerses, parseVerses } from "#content/bible/reference";
import type { IntentHandlers } from "~/forms/intents.server";
import { noteToday } from "~/plans/saved-items.server";
import { bibleSource } from "~/prayers/prayer-sources.server";
import { savePrayerIntent } from "~/prayers/prayers.server";
import { visitorSaveMessage } from "~/prayers/save-prayer";

/** What the buttons of a chapter do: save its marked verses, and end a prayer over them. */
export function chapterIntents(
  { slug }: Book,
  chapter: number,
  { url }: Pick<Request, "url">,
): IntentHandlers {
  const query = new URL(url).searchParams;
  const marks = formatVerses(parseVerses(query.get("v") ?? "") ?? []);
  const search: Record<string, string> = marks ? { v: marks } : {};
  const source = marks && bibleSource(slug, chapter, marks);
  const alone: Record<string, string> = query.has("pray") ? { pray: "amen" } : {};
  const path = `${chapterPath(slug, chapter)}?${new URLSearchParams({ ...search, ...alone })}`;
  const visitorMessage = visitorSaveMessage(`${path}#save-verse`);
  return {
    ...(source && {
      "save-verse": savePrayerIntent("save-verse", { source, path, visitorMessage }),
    }),
    amen: async ({ user }) => {
      if (user) await noteToday(user);
      return { search: { ...search, pray: "amen" } };
    },
  };
}
