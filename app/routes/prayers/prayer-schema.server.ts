import { z } from "zod";
import { draftFields } from "~/forms/draft";
import { day, line, optional, text, zone } from "~/forms/fields.server";
import {
  prayerAnswer,
  prayerEdit,
  prayerRest,
  type Weekday,
  weekdayNames,
} from "~/prayers/prayer-definition";

const { fields } = prayerEdit;

const words = {
  text: text(fields.text),
  title: optional(line(fields.title)),
  reference: optional(line(fields.reference)),
  person: optional(line(fields.person)),
};

/** Whatever it names: a draft that is not the person's stays. */
const draft = z.string().max(draftFields.draft.maxLength).optional().catch(undefined);

const box = z.string().optional().catch(undefined);
const boxes = Object.fromEntries(weekdayNames.map((name) => [name, box])) as Record<
  Weekday,
  typeof box
>;

/** The boxes as they are saved. None and all of them are every day. */
function gather<Sent extends Partial<Record<Weekday, string>>>(sent: Sent) {
  const chosen = weekdayNames.filter((name) => sent[name]);
  const some = chosen.length > 0 && chosen.length < weekdayNames.length;
  const { Sun, Mon, Tue, Wed, Thu, Fri, Sat, ...rest } = sent;
  return { ...rest, weekdays: some ? chosen.join(" ") : undefined };
}

export const prayerSchema = z.object({ ...words, ...boxes, zone, draft }).transform(gather);

/** Without it, or where it is no moment, an edit overwrites whatever stands there. */
const from = z.coerce.number().int().positive().max(8.64e15).optional().catch(undefined);

export const prayerEditSchema = z.object({ ...words, ...boxes, from, draft }).transform(gather);

export const prayerAnswerSchema = z.object({
  answeredOn: day(prayerAnswer.fields.answeredOn),
  answer: optional(text(prayerAnswer.fields.answer)),
  zone,
  draft,
});

export const prayerRestSchema = z.object({ restsUntil: day(prayerRest.fields.restsUntil), zone });
