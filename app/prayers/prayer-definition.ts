import { prayerForms, type prayerIntents, weekdayFields } from "#content/pages/prayer-forms";
import { defineForm, draftFields, type FieldDefinition, zone } from "~/forms/form";

export type Weekday = keyof typeof weekdayFields;

export const weekdayNames = Object.keys(weekdayFields) as Weekday[];

export const prayerQuota = { most: 5000, warnBeyond: 4500 };

export const prayer = defineForm("prayer", {
  ...prayerForms.prayer,
  fields: { ...prayerForms.prayer.fields, zone, ...draftFields },
});

/** What is sent here is kept as a prayer’s person where the session ended meanwhile. */
export const prayerNames = defineForm("prayer-names", {
  ...prayerForms.names,
  fields: { ...prayerForms.names.fields, zone },
});

/** When the edited words were written: detects an edit of an older version. */
export const editedFrom = {
  name: "from",
  label: "Edited from",
  type: "hidden",
  maxLength: 16,
} as const satisfies FieldDefinition;

export const prayerEdit = defineForm("prayer-edit", {
  ...prayerForms.edit,
  fields: { ...prayerForms.edit.fields, from: editedFrom, ...draftFields },
});

export const prayerAnswer = defineForm("prayer-answer", {
  ...prayerForms.answer,
  fields: { ...prayerForms.answer.fields, zone, ...draftFields },
});

export const prayerNote = defineForm("prayer-note", {
  ...prayerForms.note,
  fields: { ...prayerForms.note.fields, from: editedFrom, zone },
});

export const prayerRest = defineForm("prayer-rest", {
  ...prayerForms.rest,
  fields: { ...prayerForms.rest.fields, zone },
});

export type PrayerIntent = keyof typeof prayerIntents;

export const prayerField = "prayer";
