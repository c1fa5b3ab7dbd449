import { z } from "zod";
import { addDays } from "#content/year/days";
import type { User } from "#db/accounts/users.server";
import {
  addPrayer,
  answerPrayer,
  editPrayer,
  getPrayer,
  type PrayerWords,
  restPrayer,
} from "#db/prayers/prayers.server";
import { type FormHandler, FormRefusal } from "~/forms/action.server";
import { day, line, optional, text, zone } from "~/forms/fields.server";
import { deletedMeanwhile, doneParameter, draftFields } from "~/forms/form";
import { answeredPath, prayerPath, prayersPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { forgetDraft } from "~/prayers/drafts.server";
import {
  editedFrom,
  editedMeanwhile,
  prayer,
  prayerAnswer,
  prayerEdit,
  prayerQuota,
  prayerRest,
  prayersFull,
  type Weekday,
  weekdayNames,
} from "~/prayers/prayer-definition";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { beginningOf } from "~/runtime/time-zone.server";

type Handler<Schema extends z.ZodType> = FormHandler<z.infer<Schema>>;

export function prayerHandler(user: User): Handler<typeof prayerSchema> {
  return {
    form: prayer,
    schema: prayerSchema,
    async save({ zone, draft, ...words }) {
      const at = { ...(await dayOf(user, zone)), quota: prayerQuota.most };
      if (!(await addPrayer(database(), user.id, words, at)))
        throw new FormRefusal({ status: 409, text: prayersFull.description, foreseen: true });
      if (draft) await forgetDraft(user, draft);
      return undefined;
    },
  };
}

export function prayerEditHandler(user: User, handle: string): Handler<typeof prayerEditSchema> {
  return {
    form: prayerEdit,
    schema: prayerEditSchema,
    async save({ draft, from, ...words }) {
      if (!(await editPrayer(database(), user.id, handle, words, now(), from)))
        await refuseUnlessSame(user, handle, words);
      if (draft) await forgetDraft(user, draft);
      return { to: `${prayerPath(handle)}?${doneParameter}=${prayerEdit.name}` };
    },
  };
}

/** A form sent twice finds its own words saved. */
async function refuseUnlessSame(user: User, handle: string, words: PrayerWords) {
  const saved = await getPrayer(database(), user.id, handle);
  if (!saved) throw goneMeanwhile();
  const { title = null, reference = null, person = null, weekdays = null, text } = words;
  const sent = { title, reference, person, weekdays, text };
  if (Object.entries(sent).every(([name, value]) => saved[name as keyof typeof sent] === value))
    return;
  throw new FormRefusal({
    status: 409,
    text: editedMeanwhile.text,
    foreseen: true,
    values: { [editedFrom.name]: String(saved.updatedAt.getTime()) },
    action: { label: editedMeanwhile.label, to: prayerPath(handle) },
  });
}

/** @throws a refusal for a day to come. */
export function prayerAnswerHandler(
  user: User,
  handle: string,
): Handler<typeof prayerAnswerSchema> {
  return {
    form: prayerAnswer,
    schema: prayerAnswerSchema,
    async save({ answeredOn, answer, zone, draft }) {
      const today = await dayOf(user, zone);
      // Where the zone is unknown it may be tomorrow already.
      if (answeredOn > (today.zone ? today.day : addDays(today.day, 1)))
        throw refuseDay("answeredOn", "Please choose today or a day before it");
      const answered = { answeredOn, answer };
      if (!(await answerPrayer(database(), user.id, handle, answered))) throw goneMeanwhile();
      if (draft) await forgetDraft(user, draft);
      return { to: `${answeredPath}?${doneParameter}=${prayerAnswer.name}#${handle}` };
    },
  };
}

/** After today, within bounds. */
export function prayerRestHandler(user: User, handle: string): Handler<typeof prayerRestSchema> {
  return {
    form: prayerRest,
    schema: prayerRestSchema,
    async save({ restsUntil, zone }) {
      const today = await dayOf(user, zone);
      if (restsUntil <= today.day) throw refuseDay("restsUntil", "Please choose a day after today");
      if (restsUntil > addDays(today.day, 5 * 366))
        throw refuseDay("restsUntil", "Please choose a day within the next five years");
      const wakesAt = beginningOf(restsUntil, today.zone);
      if (!(await restPrayer(database(), user.id, handle, { restsUntil, wakesAt })))
        throw goneMeanwhile();
      return { to: `${prayersPath}?${doneParameter}=${prayerRest.name}` };
    },
  };
}

/** `runPrayerForm` then preserves the input. */
const goneMeanwhile = () =>
  new FormRefusal({ status: 404, text: deletedMeanwhile.title, foreseen: true });

const refuseDay = (field: string, text: string) =>
  new FormRefusal({ status: 400, text, foreseen: true, fields: { [field]: text } });

const { fields } = prayerEdit;

const words = {
  text: text(fields.text),
  title: optional(line(fields.title)),
  reference: optional(line(fields.reference)),
  person: optional(line(fields.person)),
};

/** A handle of another's draft does nothing. */
const draft = z.string().max(draftFields.draft.maxLength).optional().catch(undefined);

const box = z.string().optional().catch(undefined);
const boxes = Object.fromEntries(weekdayNames.map((name) => [name, box])) as Record<
  Weekday,
  typeof box
>;

/** None and all are stored as every day. */
function gather<Sent extends Partial<Record<Weekday, string>>>(sent: Sent) {
  const chosen = weekdayNames.filter((name) => sent[name]);
  const some = chosen.length > 0 && chosen.length < weekdayNames.length;
  const { Sun, Mon, Tue, Wed, Thu, Fri, Sat, ...rest } = sent;
  return { ...rest, weekdays: some ? chosen.join(" ") : undefined };
}

export const prayerSchema = z.object({ ...words, ...boxes, zone, draft }).transform(gather);

/** Without it an edit overwrites whatever stands there. */
const from = z.coerce.number().int().positive().max(8.64e15).optional().catch(undefined);

const prayerEditSchema = z.object({ ...words, ...boxes, from, draft }).transform(gather);

export const prayerAnswerSchema = z.object({
  answeredOn: day(prayerAnswer.fields.answeredOn),
  answer: optional(text(prayerAnswer.fields.answer)),
  zone,
  draft,
});

export const prayerRestSchema = z.object({ restsUntil: day(prayerRest.fields.restsUntil), zone });
