import { z } from "zod";
import { foldName, longestFolded } from "#db/accounts/users.server";
import { email, hasControls, line, tooLong, zone } from "~/forms/fields.server";
import { type FieldDefinition, sealedField } from "~/forms/form";
import { accountMessages, limits, login, registration } from "./account-definition";

const { shortUsername, mixedUsername, shortPassword, differentPasswords } = accountMessages;

const username = (field: FieldDefinition) =>
  line(field).refine((value) => [...value].length >= limits.username.min, {
    error: shortUsername,
  });

/** Older accounts may break these rules and still sign in. */
const newUsername = username(registration.fields.username)
  .transform((value) => value.replaceAll(/\p{Zs}+/gu, " "))
  .refine((value) => [...value].length > limits.username.max || isPlainName(value), {
    error: mixedUsername,
  });

export const password = z
  .string({ error: shortPassword })
  .refine((value) => value.length >= limits.password.min, { error: shortPassword, abort: true })
  .refine((value) => value.length <= limits.password.max, {
    error: tooLong(limits.password.max),
  })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones refused
  .refine((value) => !/[\u0000-\u001f\u007f]/.test(value) && value.isWellFormed(), {
    error: hasControls,
  });

const draft = z.string().max(sealedField.maxLength).optional().catch(undefined);

export const loginSchema = z.object({
  username: username(login.fields.username),
  password,
  draft,
  zone,
  code: z.string().max(login.fields.code.maxLength).optional().catch(undefined),
  shared: z.boolean().optional().catch(undefined),
});

export const accountFields = z.object({
  username: newUsername,
  email: email(registration.fields.email),
  password,
  zone,
});

const bothWritten = z.object({ password, confirmPassword: password });

/** Looks at the two once each is well written. */
export const sameTwice = <Schema extends z.ZodType<z.infer<typeof bothWritten>>>(schema: Schema) =>
  schema.refine((both) => both.password === both.confirmPassword, {
    path: ["confirmPassword"],
    error: differentPasswords,
    when: ({ value }) => bothWritten.safeParse(value).success,
  });

/** Scripts in use today, by their Unicode names (UAX #31, tables 5 and 7). */
const scripts = `Adlam Arabic Armenian Balinese Bamum Batak Bengali Canadian_Aboriginal Chakma Cham
  Cherokee Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hanifi_Rohingya Hebrew
  Javanese Kannada Kayah_Li Khmer Lao Latin Lepcha Limbu Lisu Malayalam Mandaic Meetei_Mayek Miao
  Mongolian Myanmar New_Tai_Lue Newa Nko Nyiakeng_Puachue_Hmong Ol_Chiki Oriya Osage Saurashtra
  Sinhala Sundanese Syloti_Nagri Syriac Tai_Le Tai_Tham Tai_Viet Tamil Telugu Thaana Thai Tibetan
  Tifinagh Vai Wancho Yi`.split(/\s+/);

/** Japanese, Korean and Chinese mix several scripts. */
const mixed = [
  ["Han", "Hiragana", "Katakana"],
  ["Han", "Hangul"],
  ["Han", "Bopomofo"],
];

const alphabets = [...scripts.map((script) => [script]), ...mixed].map((together) => {
  const letters = [...together, "Common", "Inherited"].map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${letters.join("")}]*$`, "u");
});

/** Invisible characters, and the Braille blank, which looks like a space. */
const unseen = /[\p{Cf}\p{Cn}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

function isPlainName(name: string): boolean {
  return (
    !unseen.test(name) &&
    [...foldName(name)].length <= longestFolded &&
    alphabets.some((alphabet) => alphabet.test(name))
  );
}
