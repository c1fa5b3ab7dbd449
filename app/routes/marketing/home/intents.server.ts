import type { IntentHandler, IntentHandlers } from "~/forms/intents.server";
import { savePrayerFrom, savePrayerIntent } from "~/prayers/prayers.server";
import { fullOf, visitorSaveMessage } from "~/prayers/save-prayer";
import { savedPrayer } from "./generator-messages";
import { firstPrayer, verseSource } from "./home.server";
import { type HomeQuery, homePath } from "./home-query";

/** What can be saved from the home page; for a visitor the generator only shows how it is. */
export function homeIntents(search: HomeQuery): IntentHandlers {
  const target = { search, hash: "learn-more", stays: true };
  const save: IntentHandler = async ({ user }) => {
    if (!user) return { ...target, message: savedPrayer };
    const source = `generator/${search.prayer ?? firstPrayer.id}`;
    const { end, message } = await savePrayerFrom(user, source);
    if (end === "full")
      return { ...target, message: { ...message, inPlace: true }, done: fullOf("save") };
    return { ...target, message: end === "saved" ? { ...message, ...savedPrayer } : message };
  };
  const path = homePath(search);
  const saveVerse = savePrayerIntent("save-verse", {
    source: verseSource["save-verse"],
    path,
    visitorMessage: visitorSaveMessage(`${path}#save-verse`),
  });
  return { save, "save-verse": saveVerse };
}
