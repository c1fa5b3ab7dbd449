import { domainToASCII } from "node:url";
import { z } from "zod";
import { isZone } from "~/runtime/time-zone.server";
import {
  emailField,
  type FieldDefinition,
  invalidEmail,
  longestZone,
  visible,
  zoneField,
} from "./form";

/** What Windows writes from U+0080 on, where others have control characters; some programs mix them up. */
const ofWindows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

export function cleaned(words: string): string {
  return (
    words
      .replace(/[\u0080-\u009f]/g, (mark) => ofWindows[mark.charCodeAt(0) - 0x80] ?? "")
      .replace(/\r\n?|[\v\f\u2028\u2029]/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL would cut what SQLite measures
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g, "")
  );
}

export const hasControls = "Please leave out control characters";
export const tooLong = (max: number) => `Please use at most ${max} characters`;

type Limited = Pick<FieldDefinition, "required" | "maxLength">;

/** Trimmed, well-formed, NFC; measured by whole characters, as databases do, and never cut. */
export function line({ required: message = "", maxLength: max }: Limited) {
  return required(message, max, (value) =>
    cleaned(value)
      .split(/[\t\n]+/)
      .map((part) => part.trim())
      .filter(Boolean)
      .join(" ")
      .normalize("NFC"),
  ).refine((value) => [...value].length <= max, { error: tooLong(max) });
}

export function text({ required: message = "", maxLength: max }: Limited) {
  return required(message, max, (value) => cleaned(value).trim()).refine(
    (value) => [...value].length <= max,
    { error: tooLong(max) },
  );
}

export function email(field: Limited) {
  return line(field)
    .transform((value) => emailAddress(value) ?? "")
    .refine((value) => value !== "", { error: invalidEmail });
}

/** In lower case, domain in ASCII, without invisible marks; joiners stay: some scripts' domains need them. */
export function emailAddress(typed: string): string | undefined {
  const plain = typed
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, "")
    .trim()
    .normalize("NFC")
    .toLowerCase();
  const at = plain.lastIndexOf("@");
  const [name, domain] = [plain.slice(0, Math.max(0, at)), plain.slice(at + 1)];
  // Of others it makes what they are not: of "1.2" the address of a machine.
  const ascii = /[^\p{ASCII}]/u.test(domain) ? domainToASCII(domain) : domain;
  const labels = ascii.split(".");
  // What browsers take (WHATWG HTML), with a dot in the domain: without one it is mostly a slip.
  const isAddress = /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+$/.test(name) && labels.every(isLabel);
  const isWhole = labels.length > 1 && name.length + ascii.length < emailField.maxLength;
  return isAddress && isWhole ? `${name}@${ascii}` : undefined;
}

function isLabel(part: string): boolean {
  return /^[a-z\d-]{1,63}$/.test(part) && !part.startsWith("-") && !part.endsWith("-");
}

const noText = "Please send text";

/** Empty, or nothing visible, is undefined. */
export function optional<Value>(field: z.ZodType<Value, string>) {
  return z
    .string({ error: noText })
    .nullish()
    .transform((value) => (visible.test(value ?? "") ? (value ?? undefined) : undefined))
    .pipe(field.optional());
}

/** As yyyy-mm-dd, of a year that people who live now may mean. */
export function day({ required: error }: Limited) {
  const year = (value: string) => value >= "1900" && value < "2200";
  return z
    .string({ error })
    .refine(isDay, { error, abort: true })
    .refine(year, { error: "Please check the year" });
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** "May 14", "14 May", "05-14", also with a year: as "05-14". */
export function monthDay(field: Limited) {
  return line(field)
    .transform((value) => {
      const inNumbers = /^(?:\d{4}-)?(\d\d-\d\d)$/.exec(value)?.[1];
      const parts = value.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
      const month = parts.map((part) => months.indexOf(part.slice(0, 3))).find((at) => at >= 0);
      const date = parts.find((part) => /^\d\d?$/.test(part)) ?? "";
      const two = (number: number | string) => String(number).padStart(2, "0");
      return inNumbers ?? `${two((month ?? -1) + 1)}-${two(date)}`;
    })
    .refine((value) => isDay(`2024-${value}`), { error: "Please write it like May 14" });
}

export const zone = z
  .string()
  .max(longestZone, { abort: true })
  .refine(isZone)
  .optional()
  .catch(undefined);

export function zoneOf(form: FormData): string | undefined {
  return zone.parse(form.get(zoneField) ?? undefined);
}

function isDay(value: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(value) : undefined;
  return Number.isFinite(moment?.getTime()) && moment?.toISOString().slice(0, 10) === value;
}

/**
 * Four characters, of two halves each, become one at the most, so what is longer than that is too long however it is
 * tidied, and stays as it came: NFC takes the square of the time for many marks in a row.
 */
function required(message: string, max: number, tidy: (value: string) => string) {
  return z
    .string({ error: message })
    .transform((value) => (value.length > 8 * max ? value : tidy(value.toWellFormed())))
    .refine((value) => visible.test(value), { error: message, abort: true });
}
