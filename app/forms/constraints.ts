import type { ToastMessage } from "~/http/toast-message";
import { type FieldDefinition, type FormDefinition, visible } from "./form";

/** The words of a form as they come from it, by the names of its fields. */
type Words = Readonly<Record<string, unknown>>;

/** Why a form is not sent: what is said of each field that it is about, and above the form. */
export type FormObjection = { errors: Record<string, string[]>; notice: ToastMessage };

/**
 * The one thing that a page finds out by itself before it sends a form: nothing is written in it, where
 * the form has words for that. All else is the server's to say, which says it of all fields at once.
 */
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

/** The required fields in which nothing is written. */
export function emptyFields({ fields }: FormDefinition, words: Words): FieldDefinition[] {
  return Object.values(fields).filter((field) => field.required && !isWritten(field, words));
}

/** What a field asks for, as attributes of its control. */
export function constraintsOf({ type, required, ...lengths }: FieldDefinition) {
  const isText = type !== "date" && type !== "checkbox" && type !== "hidden";
  const { minLength, maxLength } = isText ? lengths : {};
  return { required: required !== undefined, minLength, maxLength };
}
