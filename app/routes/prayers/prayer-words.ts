import { prayerAnswer, prayerEdit, prayerIntents, prayerRest } from "~/bookmarks/prayer-definition";
import type { Words } from "~/forms/form";

/** What these pages say of what was done, by the name of the form or intent. */
export const said: Record<string, Words> = {
  ...prayerIntents,
  [prayerAnswer.name]: prayerAnswer.success,
  [prayerEdit.name]: prayerEdit.success,
  [prayerRest.name]: prayerRest.success,
};
