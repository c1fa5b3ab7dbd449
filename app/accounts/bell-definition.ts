import { bellWords } from "#content/bell-words";
import { weekdayFields } from "#content/pages/prayer-forms";
import { defineForm } from "~/forms/form";

export const bellForm = defineForm("bell", {
  ...bellWords,
  fields: { ...weekdayFields, ...bellWords.fields },
});

/** Nothing rings in the night: 6 a.m. to 10 p.m. */
export const bellHours = Array.from({ length: 17 }, (_, at) => 6 + at);
