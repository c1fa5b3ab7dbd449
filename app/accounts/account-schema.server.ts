import { z } from "zod";
import { sealedField } from "~/forms/draft";
import { email, line } from "~/forms/fields.server";
import type { FieldDefinition } from "~/forms/form";
import { foldName } from "../../db/accounts/users.server";
import { accountMessages, limits, login, logout, registration } from "./account-definition";
import { isPlainName } from "./username.server";

const { shortUsername, mixedUsername, foreignAddress, shortPassword, differentPasswords } =
  accountMessages;

const username = (field: FieldDefinition) =>
  line(field).refine((value) => value.length >= limits.username.min, {
    error: shortUsername,
  });

/** A name for a new account; one from before these rules still signs in. */
const newUsername = username(registration.fields.username).refine(
  (value) => value.length > limits.username.max || isPlainName(value),
  { error: mixedUsername },
);

/** Taken as it is written: a space at its end is part of it. */
export const password = z
  .string({ error: shortPassword })
  .refine((value) => value.length >= limits.password.min, { error: shortPassword, abort: true })
  .refine((value) => value.length <= limits.password.max, {
    error: `Please use at most ${limits.password.max} characters`,
  })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones refused
  .refine((value) => !/[\u0000-\u001f\u007f]/.test(value) && value.isWellFormed(), {
    error: "Please leave out control characters",
  });

/** Words that wait for the sign-in; what is no such thing is none. */
const draft = z.string().max(sealedField.maxLength).optional().catch(undefined);

/** The name, or the address in its stead. */
export const loginSchema = z.object({ username: username(login.fields.username), password, draft });

export const accountFields = z.object({
  username: newUsername,
  email: email(registration.fields.email),
  password,
});

/** Who bears another's address as a name would stand between them and their sign-in. */
const isOwnName = ({ username, email }: { username: string; email: string }) =>
  foldName(username) === foldName(email) || !z.email().safeParse(foldName(username)).success;

const ownName = { path: ["username"], error: foreignAddress };

/** An account as /api takes it. */
export const accountSchema = accountFields.refine(isOwnName, ownName);

/** A password written twice, for whoever chooses a new one. */
export const twice = {
  path: ["confirmPassword"],
  error: differentPasswords,
  when: ({ value }: { value: unknown }) => bothWritten.safeParse(value).success,
};

const bothWritten = z.object({ password, confirmPassword: password });

type Both = z.infer<typeof bothWritten>;

export const isSameTwice = ({ password, confirmPassword }: Both) => password === confirmPassword;

/** An account as the page takes it, with the password twice. */
export const registrationSchema = accountFields
  .extend({ confirmPassword: password })
  .refine(isOwnName, ownName)
  .refine(isSameTwice, twice);

/** A new password by a link, twice. */
export const passwordResetSchema = bothWritten.refine(isSameTwice, twice);

export const logoutSchema = z.object({
  back: z.string().max(logout.fields.back.maxLength).optional(),
});
