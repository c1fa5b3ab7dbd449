import { z } from "zod";
import { editedMeanwhile, notesFull, type rhythms } from "#content/pages/prayer-forms";
import { prayersFull } from "#content/pages/saving";
import { addDays } from "#content/year/days";
import type { User } from "#db/accounts/users.server";
import * as store from "#db/prayers/prayers.server";
import { dangerIn, kindsIn, recogniseDanger } from "~/care/recogniser.server";
import { type FormHandler, FormRefusal } from "~/forms/action.server";
import { day, line, monthDay, optional, text, zone } from "~/forms/fields.server";
import { deletedMeanwhile, doneParameter, draftFields } from "~/forms/form";
import { answeredPath, prayerPath, prayersPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { checked, weekdayBoxes } from "~/prayers/checkboxes.server";
import { forgetDraft } from "~/prayers/drafts.server";
import {
  editedFrom,
  prayer,
  prayerAnswer,
  prayerEdit,
  prayerNames,
  prayerNote,
  prayerQuota,
  prayerRest,
  type Weekday,
  weekdayNames,
} from "~/prayers/prayer-definition";
import { namesIn } from "~/prayers/prayer-file.server";
import { saveAnswer, saveNames } from "~/prayers/prayer-import.server";
import { nameAlone } from "~/prayers/shown-prayer.server";
import { hasWaited, now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { beginningOf } from "~/runtime/time-zone.server";

type Handler<Schema extends z.ZodType> = FormHandler<z.infer<Schema>>;

/** @param sent with the handle that a device may have given it: sent again, it is saved once */
export function prayerHandler(user: User, sent: FormData): Handler<typeof prayerSchema> {
  return {
    form: prayer,
    schema: prayerSchema,
    async save({ zone, draft, ...words }) {
      const at = { ...(await dayOf(user, zone)), quota: prayerQuota.most };
      const named = /^[\w-]{22}$/.exec(String(sent.get("handle")))?.[0];
      if (!(await store.addPrayer(database(), user.id, { ...words, handle: named }, at)))
        throw new FormRefusal({ status: 409, text: prayersFull.description, foreseen: true });
      if (draft) await forgetDraft(user, draft);
      return { ...overList(prayer), danger: dangerOf(words.title, words.text) };
    },
  };
}

/** Looked at while it is saved, for the page that follows: nothing of it is kept, and nobody is told. */
const dangerOf = (...words: (string | undefined)[]) => kindsIn(dangerIn(words.join("\n")));

/** "Lena and the baby", "He called to tell me", must not read as danger: of names and answers much has to be sure. */
const sureDanger = (least: number, words = "") => recogniseDanger(words, undefined, least)?.kinds;

const sureOf = { names: 1, answers: 2.5 };

/** What is new stands first on the list, which says so. */
const overList = ({ name }: { name: string }) =>
  ({ to: `${prayersPath}?${doneParameter}=${name}`, inPlace: true }) as const;

export function prayerNamesHandler(user: User): Handler<typeof prayerNamesSchema> {
  return {
    form: prayerNames,
    schema: prayerNamesSchema,
    async save({ person, zone }) {
      await dayOf(user, zone);
      const { full } = await saveNames(user, person);
      if (full > 0)
        throw new FormRefusal({ status: 409, text: prayersFull.description, foreseen: true });
      return { ...overList(prayerNames), danger: sureDanger(sureOf.names, person.join("\n")) };
    },
  };
}

export function prayerEditHandler(user: User, handle: string): Handler<typeof prayerEditSchema> {
  return {
    form: prayerEdit,
    schema: prayerEditSchema,
    async save({ draft, from, ...words }) {
      if (!(await store.editPrayer(database(), user.id, handle, words, now(), from)))
        await refuseUnlessSame(user, handle, words);
      if (draft) await forgetDraft(user, draft);
      const to = `${prayerPath(handle)}?${doneParameter}=${prayerEdit.name}`;
      return { to, danger: dangerOf(words.title, words.text) };
    },
  };
}

/** A form sent twice finds its own words saved. */
async function refuseUnlessSame(user: User, handle: string, words: store.PrayerWords) {
  const saved = await store.getPrayer(database(), user.id, handle);
  if (!saved) throw goneMeanwhile();
  if (store.wordNames.every((name) => saved[name] === (words[name] ?? null))) return;
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
    async save({ answeredOn, answer, keep, zone, draft }) {
      const today = await dayOf(user, zone);
      // Where the zone is unknown it may be tomorrow already.
      if (answeredOn > (today.zone ? today.day : addDays(today.day, 1)))
        throw refuseDay("answeredOn", "Please choose today or a day before it");
      const answered = { answeredOn, answer };
      if (hasWaited()) await refuseIfAnswered(user, handle, answered);
      // What waited on a device had no box to tick.
      const kept =
        keep || hasWaited() ? await store.getPrayer(database(), user.id, handle) : undefined;
      if (kept && !kept.answeredOn && nameAlone(kept)) {
        if (!(await saveAnswer(user, kept, answered)))
          throw new FormRefusal({ status: 409, text: prayersFull.description, foreseen: true });
      } else if (!(await store.answerPrayer(database(), user.id, handle, answered)))
        throw goneMeanwhile();
      if (draft) await forgetDraft(user, draft);
      const to = `${answeredPath}?${doneParameter}=${prayerAnswer.name}`;
      return { to, inPlace: true, danger: sureDanger(sureOf.answers, answer) };
    },
  };
}

/** What waited on a device doesn’t overwrite what another one said meanwhile. */
async function refuseIfAnswered(user: User, handle: string, { answer }: { answer?: string }) {
  const saved = await store.getPrayer(database(), user.id, handle);
  if (saved?.answeredOn && (saved.answer ?? undefined) !== answer)
    throw new FormRefusal({ status: 409, text: answeredMeanwhile, foreseen: true });
}

const answeredMeanwhile = "This prayer was answered in another place meanwhile.";

export function prayerNoteHandler(user: User, handle: string): Handler<typeof prayerNoteSchema> {
  return {
    form: prayerNote,
    schema: prayerNoteSchema,
    async save({ note, from: key, zone }) {
      const { day } = await dayOf(user, zone);
      const saved = await store.saveNote(database(), user.id, handle, { day, note, key });
      if (saved === false) throw goneMeanwhile();
      if (saved) return { danger: sureDanger(sureOf.answers, note) };
      throw new FormRefusal({ status: 409, text: notesFull, foreseen: true });
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
      if (!(await store.restPrayer(database(), user.id, handle, { restsUntil, wakesAt })))
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

/** Every day is all of the week; another rhythm goes before days. */
function gather<Sent extends Partial<Record<Weekday, boolean>> & { rhythm?: keyof typeof rhythms }>(
  sent: Sent,
) {
  const { Sun, Mon, Tue, Wed, Thu, Fri, Sat, rhythm: asked, ...rest } = sent;
  const rhythm = asked === "daily" ? undefined : asked;
  const chosen = weekdayNames.filter((name) => asked === "daily" || sent[name]);
  return { ...rest, rhythm, weekdays: (!rhythm && chosen.join(" ")) || undefined };
}

const times = {
  rhythm: z.enum(["daily", "third", "monthly", "saved"]).optional().catch(undefined),
  prayUntil: optional(day({ required: "Please choose a day", maxLength: 10 })),
  birthday: optional(monthDay(fields.birthday)),
  anniversary: optional(monthDay(fields.anniversary)),
};

export const prayerSchema = z
  .object({ ...words, ...times, ...weekdayBoxes, zone, draft })
  .transform(gather);

const longestName = fields.person.maxLength;

const prayerNamesSchema = z.object({
  person: text(prayerNames.fields.person)
    .transform(namesIn)
    .refine((names) => names.length > 0, { error: prayerNames.fields.person.required })
    .refine((names) => names.every((name) => [...name].length <= longestName), {
      error: `Please use at most ${longestName} characters for a name`,
    }),
  zone,
});

/** Without it an edit overwrites whatever stands there. */
const from = z.coerce.number().int().positive().max(8.64e15).optional().catch(undefined);

const prayerEditSchema = z
  .object({ ...words, ...times, ...weekdayBoxes, from, draft })
  .transform(gather);

export const prayerAnswerSchema = z.object({
  answeredOn: day(prayerAnswer.fields.answeredOn),
  answer: optional(text(prayerAnswer.fields.answer)),
  keep: checked,
  zone,
  draft,
});

const prayerNoteSchema = z.object({
  note: text(prayerNote.fields.note),
  from: z.string().max(editedFrom.maxLength).optional().catch(undefined),
  zone,
});

export const prayerRestSchema = z.object({ restsUntil: day(prayerRest.fields.restsUntil), zone });
