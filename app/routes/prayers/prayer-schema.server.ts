import { z } from "zod";
import { prayerAnswer, prayerEdit, prayerRest } from "~/bookmarks/prayer-definition";
import { draftFields } from "~/forms/draft";
import { day, line, optional, text, zone } from "~/forms/fields.server";

const { fields } = prayerEdit;

const words = {
  text: text(fields.text),
  title: optional(line(fields.title)),
  reference: optional(line(fields.reference)),
};

/** Whatever it names: a draft that is not the person's stays. */
const draft = z.string().max(draftFields.draft.maxLength).optional().catch(undefined);

export const prayerSchema = z.object({ ...words, zone, draft });

/** Without it, or where it is no moment, an edit overwrites whatever stands there. */
const from = z.coerce.number().int().positive().max(8.64e15).optional().catch(undefined);

export const prayerEditSchema = z.object({ ...words, from, draft });

export const prayerAnswerSchema = z.object({
  answeredOn: day(prayerAnswer.fields.answeredOn),
  answer: optional(text(prayerAnswer.fields.answer)),
  zone,
  draft,
});

export const prayerRestSchema = z.object({ restsUntil: day(prayerRest.fields.restsUntil), zone });
