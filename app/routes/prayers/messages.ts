import { prayerAnswer, prayerEdit, prayerIntents, prayerRest } from "~/bookmarks/prayer-definition";
import type { Message } from "~/http/message";

/** What these pages say of what was done, by the name of the form or intent. */
export const messages: Record<string, Message> = {
  ...prayerIntents,
  [prayerAnswer.name]: prayerAnswer.success,
  [prayerEdit.name]: prayerEdit.success,
  [prayerRest.name]: prayerRest.success,
};
