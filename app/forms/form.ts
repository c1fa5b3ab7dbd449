import type { SubmissionResult } from "@conform-to/zod/v4";
import type { ToastMessage, ToastMessageWithAction } from "~/http/toast-message";

/** For a person's drafts on a device; `lock` is 32 bytes in base64url. */
export type DraftKey = { account: string; lock: string };

export const draftFields = {
  /** The public tag of the account that the form was written in. */
  account: { name: "account", label: "Account", type: "hidden", maxLength: 16 },
  /** The saved draft that the form shows: saving it forgets that one. */
  draft: { name: "draft", label: "Draft", type: "hidden", maxLength: 22 },
} as const satisfies Record<string, FieldDefinition>;

/** Words on their way through sign-in; with the form's other fields they stay under the limit of a body. */
export const sealedField = {
  name: "draft",
  label: "Draft",
  type: "hidden",
  maxLength: 60_000,
} as const satisfies FieldDefinition;

export type OfferedDraft = {
  handle: string;
  words: Record<string, string>;
  /** The prayer it was written for is gone. */
  deleted: boolean;
  /** How many others come after it. */
  more: number;
};

/** What an action returns, with status 401, where the session that its form belongs to is gone. */
export type SignedOut = {
  signedOut: ToastMessage;
  next: string;
  /** Sealed for the way through sign-in. */
  draft?: string;
  /** Where they cannot travel: to be copied. */
  words?: { label: string; text: string }[];
};

export const draftTravels = "Your words are kept. Log in and they’ll be here again.";

/** With a button to throw it away. */
export const draftPreserved = "What you wrote before is here again.";

export const deletedMeanwhile = {
  title: "That prayer was deleted meanwhile.",
  description: "Your words are kept: save them as a new prayer.",
} as const satisfies ToastMessage;

export const discardDraftIntent = "discard-draft";

export const draftDiscarded: ToastMessage = {
  title: "The draft is gone",
  description: "You can begin anew.",
};

/** When the button was pressed, in milliseconds: of what waited on a device for a connection. */
export const pressedField = "pressed";

/** The hidden field in which a script names the visitor's time zone; empty where none runs. */
export const zoneField = "zone";

/** Characters that the longest name of a zone has, and some more. */
export const longestZone = 64;

export const zone = {
  name: zoneField,
  label: "Time zone",
  type: "hidden",
  maxLength: longestZone,
} as const satisfies FieldDefinition;

export const zoneIntent = "tell-zone";

type Words = Readonly<Record<string, unknown>>;

export type FormObjection = { errors: Record<string, string[]>; notice: ToastMessage };

/** A page objects to an empty form alone; all else the server says, of all fields at once. */
export function objectionTo(form: FormDefinition, words: Words): FormObjection | undefined {
  const written = Object.values(form.fields).filter(
    (field) => field.type !== "hidden" && field.type !== "checkbox" && isWritten(field, words),
  );
  if (!form.missing || written.length > 0) return undefined;
  const errors = emptyFields(form, words).map(({ name, required = "" }) => [name, [required]]);
  return { errors: Object.fromEntries(errors), notice: form.missing };
}

const isWritten = ({ name }: FieldDefinition, words: Words): boolean =>
  visible.test(String(words[name] ?? ""));

export function emptyFields({ fields }: FormDefinition, words: Words): FieldDefinition[] {
  return Object.values(fields).filter((field) => field.required && !isWritten(field, words));
}

export function constraintsOf({ type, required, ...lengths }: FieldDefinition) {
  const isText = type !== "date" && type !== "checkbox" && type !== "hidden";
  const { minLength, maxLength } = isText ? lengths : {};
  return { required: required !== undefined, minLength, maxLength };
}

export type FieldDefinition = {
  name: string;
  label: string;
  type?: "text" | "email" | "tel" | "password" | "date" | "checkbox" | "hidden";
  autoComplete?: string;
  /** Digits alone: on a phone nothing else can be typed then. */
  inputMode?: "numeric";
  /** Said below the label. */
  hint?: string;
  /** Said where it is left empty; a field without this may be. */
  required?: string;
  minLength?: number;
  maxLength: number;
};

export const emailField = {
  name: "email",
  label: "Email Address",
  type: "email",
  autoComplete: "email",
  required: "Please enter your email address",
  maxLength: 254,
} as const satisfies FieldDefinition;

export const invalidEmail = "Please enter a valid email address";

export const unreached = "We could not reach the server. Please try again.";

export type FormDefinition = {
  name: string;
  fields: Record<string, FieldDefinition>;
  /** Said when a required field is empty; with scripts, where all are, before anything is sent. */
  missing?: ToastMessage;
  /** Said when the form could not be saved and nobody said why. */
  failure: ToastMessage;
  /** Said in its stead when a response came, but without a text of its own. */
  failureWithoutText?: string;
  /** The failure's words stand whatever the server said, which then follows them. */
  failureStands?: boolean;
  /** Said in the form's place once it was saved; forms that lead elsewhere have none. */
  success?: ToastMessage;
  /** What a toast says, as specified; all else is said in the form's place alone. */
  toasts?: readonly ("missing" | "failure" | "success")[];
  inPage?: { success?: string; failure?: string };
  /** What is begun in it is never stored on a device, which others may share. */
  drafts?: false;
};

type FieldParts = Omit<FieldDefinition, "name"> & { name?: string };

type FormParts = Partial<Omit<FormDefinition, "name" | "fields">> & {
  fields: Record<string, FieldParts>;
};

type NameOf<Key, Field> = Field extends { name: string } ? unknown : { readonly name: Key };

/**
 * A form whose fields are named by their keys, unless they name themselves, and whose failure is the
 * usual one, unless it has its own.
 * @__NO_SIDE_EFFECTS__
 */
export function defineForm<const Name extends string, const Parts extends FormParts>(
  name: Name,
  parts: Parts,
) {
  const fields = Object.entries(parts.fields).map(([name, field]) => [name, { name, ...field }]);
  const failure = { title: "Not saved", description: unreached };
  return { failure, ...parts, name, fields: Object.fromEntries(fields) } as {
    name: Name;
    fields: {
      readonly [Key in keyof Parts["fields"]]: Parts["fields"][Key] &
        NameOf<Key, Parts["fields"][Key]>;
    };
    failure: ToastMessage;
  } & Omit<Parts, "fields">;
}

/** What shows: no blank, and nothing that only steers how others are shown (zero-width, soft hyphens). */
export const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

export const honeypot = { name: "leave-this-empty", label: "Leave this field empty" };

export const formNameField = "form";

/** The hidden field that names an intent: a button in a form of its own, without words to fill in. */
export const intentField = "intent";

/** The parameter that says, after the redirect, which form or intent was accepted. */
export const doneParameter = "done";

/** What an action returns for a refused form: what was sent, but never passwords, and messages by field. */
export type FormResult = {
  form: string;
  result: SubmissionResult;
  /** `status` is what the server said. */
  notice?: ToastMessageWithAction & { status?: string };
  /** The password that was asked for is not the right one: it is typed anew. */
  wrongPassword?: boolean;
};

/**
 * @param message a sentence, or `{status}: {text}` where unforeseen; absent when nothing came.
 * @param wordless whether the text is no more than the status's own.
 */
export function failureNotice(
  form: FormDefinition,
  message?: string,
  wordless = false,
): FormResult["notice"] {
  if (wordless && form.failureWithoutText)
    return { ...form.failure, description: form.failureWithoutText };
  if (!message) return form.failure;
  if (form.failureStands) return { ...form.failure, status: message };
  return { title: form.failure.title, description: message };
}
