import { z } from "zod";
import { prayer, prayerAnswer, prayerEdit } from "~/bookmarks/prayer-definition";
import { draftFields } from "~/forms/draft";
import { day, line, optional, text, zone } from "~/forms/fields.server";

const { title, reference } = prayerEdit.fields;

const words = {
  text: text("Please write your prayer", { max: prayer.fields.text.maxLength }),
  title: optional(line("", { max: title.maxLength })),
  reference: optional(line("", { max: reference.maxLength })),
};

/** Whatever it names: a draft that is not the person's stays. */
const draft = z.string().max(draftFields.draft.maxLength).optional().catch(undefined);

export const prayerSchema = z.object({ ...words, zone, draft });

export const prayerEditSchema = z.object({ ...words, draft });

export const prayerAnswerSchema = z.object({
  answeredOn: day("Please choose the day"),
  answer: optional(text("", { max: prayerAnswer.fields.answer.maxLength })),
  zone,
  draft,
});

export const prayerRestSchema = z.object({ restsUntil: day("Please choose a day"), zone });
