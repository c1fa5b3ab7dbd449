import { defineForm, draftFields, type FieldDefinition, zone } from "~/forms/form";
import type { ToastMessage } from "~/http/toast-message";
import { grouped } from "~/ui/reading/grouped";

const failure = {
  title: "Not saved yet",
  description: "We could not reach the server. Your words are still here; please try again.",
} as const satisfies ToastMessage;

/** Characters, also of the answer. */
const longestPrayer = 5000;

const text = {
  name: "text",
  label: "Your prayer",
  required: "Please write your prayer",
  maxLength: longestPrayer,
} as const satisfies FieldDefinition;

const words = {
  title: { name: "title", label: "A name for it (optional)", maxLength: 120 },
  reference: { name: "reference", label: "Scripture (optional)", maxLength: 120 },
  person: { name: "person", label: "Who it is for (optional)", maxLength: 100 },
} as const satisfies Record<string, FieldDefinition>;

export const weekdayFields = {
  Sun: weekday("Sunday"),
  Mon: weekday("Monday"),
  Tue: weekday("Tuesday"),
  Wed: weekday("Wednesday"),
  Thu: weekday("Thursday"),
  Fri: weekday("Friday"),
  Sat: weekday("Saturday"),
} as const satisfies Record<string, FieldDefinition>;

export type Weekday = keyof typeof weekdayFields;

export const weekdayNames = Object.keys(weekdayFields) as Weekday[];

function weekday(label: string) {
  return { name: label.slice(0, 3), label, type: "checkbox", maxLength: 2 } as const;
}

const missing = {
  title: "Nothing is written yet",
  description: "A few words are enough.",
} as const satisfies ToastMessage;

export const prayerQuota = { most: 5000, warnBeyond: 4500 };

export const prayersFull = {
  title: "My Prayers is full",
  description: `My Prayers holds ${grouped(prayerQuota.most)} prayers, and yours is full. Delete one you no longer need, then save this one.`,
} as const satisfies ToastMessage;

export const prayer = defineForm("prayer", {
  fields: { text, ...words, ...weekdayFields, zone, ...draftFields },
  missing,
  failure,
  success: { title: "Saved in My Prayers", description: "Other people here can’t see it." },
});

/** When the edited words were written: detects an edit of an older version. */
export const editedFrom = {
  name: "from",
  label: "Edited from",
  type: "hidden",
  maxLength: 16,
} as const satisfies FieldDefinition;

export const editedMeanwhile = {
  text: "This prayer was edited in another place meanwhile. Your words are still here: save again, and they take the place of the others.",
  label: "See the other words",
};

export const prayerEdit = defineForm("prayer-edit", {
  fields: { text, ...words, ...weekdayFields, from: editedFrom, ...draftFields },
  missing,
  failure,
  success: { title: "Changes saved", description: "Your prayer has its new words." },
});

export const prayerAnswer = defineForm("prayer-answer", {
  fields: {
    answeredOn: {
      label: "When was it answered?",
      type: "date",
      required: "Please choose the day",
      maxLength: 10,
    },
    answer: { label: "How was it answered? (optional)", maxLength: longestPrayer },
    zone,
    ...draftFields,
  },
  failure,
  success: {
    title: "Thanks be to God",
    description: "You’ll find it among your answered prayers.",
  },
});

export const prayerRest = defineForm("prayer-rest", {
  fields: {
    restsUntil: {
      label: "Let it rest until",
      type: "date",
      required: "Please choose a day",
      maxLength: 10,
    },
    zone,
  },
  failure,
  success: { title: "It may rest now", description: "It comes back by itself on its day." },
});

export type PrayerIntent = "prayed" | "again" | "wake" | "delete";

export const prayerField = "prayer";

export const prayerIntents: Record<PrayerIntent, ToastMessage> = {
  prayed: { title: "Prayed today", description: "It comes again after all the others." },
  again: { title: "Among your prayers again", description: "You can pray for it as before." },
  wake: { title: "Brought back", description: "It’s among your prayers again." },
  delete: {
    title: "Prayer deleted",
    description: "A backup made before may hold it a while longer.",
  },
};
