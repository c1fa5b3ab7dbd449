import type { ToastMessage } from "~/http/toast-message";
import { type FieldDefinition, type FormDefinition, visible } from "./form";

/** The words of a form as they come from it, by the names of its fields. */
type Words = Readonly<Record<string, unknown>>;

/** Why a form is not sent: what is said of each field that it is about, and above the form. */
export type FormObjection = { errors: Record<string, string[]>; notice?: ToastMessage };

/**
 * The two things that a page finds out by itself before it sends a form: a required field is empty,
 * where the form has words for that, or two differ that must not. All else is the server's to say.
 */
export function objectionTo(form: FormDefinition, words: Words): FormObjection | undefined {
  const empty = emptyFields(form, words);
  if (form.missing && empty.length > 0) {
    const errors = empty.map(({ name, required = "" }) => [name, [required]]);
    return { errors: Object.fromEntries(errors), notice: form.missing };
  }
  for (const { name, same, minLength = 1 } of Object.values(form.fields)) {
    // Of what is too short the server has more to say.
    const isLong = (value: unknown) => String(value ?? "").length >= minLength;
    if (!same || !isLong(words[name]) || !isLong(words[same.as])) continue;
    if (words[name] !== words[same.as]) return { errors: { [name]: [same.message] } };
  }
  return undefined;
}

/** The required fields in which nothing is written. */
export function emptyFields({ fields }: FormDefinition, words: Words): FieldDefinition[] {
  return Object.values(fields).filter(
    ({ name, required }) => required && !visible.test(String(words[name] ?? "")),
  );
}

/** What a field asks for, as attributes of its control. */
export function constraintsOf({ type, required, ...lengths }: FieldDefinition) {
  const isWritten = type !== "date" && type !== "checkbox" && type !== "hidden";
  const { minLength, maxLength } = isWritten ? lengths : {};
  return { required: required !== undefined, minLength, maxLength };
}
