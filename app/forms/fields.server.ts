import { z } from "zod";
import { isZone } from "~/runtime/time-zone.server";
import { type FieldDefinition, invalidEmail, visible } from "./form";
import { longestZone, zoneField } from "./time-zone";

/** No control character but, in a text, tab and line breaks; NUL would cut what SQLite measures. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones refused
const control = /[\u0000-\u001f\u007f-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones refused
const controlInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

export const hasControls = "Please leave out control characters";
export const tooLong = (max: number) => `Please use at most ${max} characters`;

/** As far as a schema goes by what the page knows of a field. */
type Limited = Pick<FieldDefinition, "required" | "maxLength">;

/**
 * One line a visitor writes: trimmed, well-formed, NFC; never cut. What is absent, empty or no string
 * gets the words that the form's field has for it.
 */
export function line({ required: message = "", maxLength: max }: Limited) {
  return required(message, max, (value) => value.trim().normalize("NFC"))
    .refine((value) => !control.test(value), { error: hasControls })
    .refine((value) => value.length <= max, { error: tooLong(max) });
}

/** Several lines a visitor writes, as `line`, with line breaks as "\n". */
export function text({ required: message = "", maxLength: max }: Limited) {
  return required(message, max, (value) => value.replace(/\r\n?/g, "\n").trim())
    .refine((value) => !controlInText.test(value), { error: hasControls })
    .refine((value) => value.length <= max, { error: tooLong(max) });
}

/** An email address, in lower case. */
export function email(field: Limited) {
  return line(field)
    .transform((value) => value.toLowerCase())
    .refine((value) => z.email().safeParse(value).success, { error: invalidEmail });
}

/** Said where a program sends what no form can. */
export const noText = "Please send text";

/** The same field where it may be left empty: nothing, or nothing to be seen, is undefined. */
export function optional<Value>(field: z.ZodType<Value, string>) {
  return z
    .string({ error: noText })
    .nullish()
    .transform((value) => (visible.test(value ?? "") ? (value ?? undefined) : undefined))
    .pipe(field.optional());
}

/** A day of the calendar, as yyyy-mm-dd, of a year that people who live now may mean. */
export function day({ required: error }: Limited) {
  const year = (value: string) => value >= "1900" && value < "2200";
  return z
    .string({ error })
    .refine(isDay, { error, abort: true })
    .refine(year, { error: "Please check the year" });
}

/** The zone that a script sent; nothing where none did, or it is no zone. */
export const zone = z
  .string()
  .max(longestZone, { abort: true })
  .refine(isZone)
  .optional()
  .catch(undefined);

/** The same of a form that no schema reads. */
export function zoneOf(form: FormData): string | undefined {
  return zone.parse(form.get(zoneField) ?? undefined);
}

function isDay(value: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(value) : undefined;
  return Number.isFinite(moment?.getTime()) && moment?.toISOString().slice(0, 10) === value;
}

/**
 * Four characters become one at the most, so what is longer than that is too long however it is
 * tidied, and stays as it came: NFC takes the square of the time for many marks in a row.
 */
function required(message: string, max: number, tidy: (value: string) => string) {
  return z
    .string({ error: message })
    .transform((value) => (value.length > 4 * max ? value : tidy(value.toWellFormed())))
    .refine((value) => visible.test(value), { error: message, abort: true });
}
