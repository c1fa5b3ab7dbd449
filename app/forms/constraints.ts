import type { ToastMessage } from "~/http/toast-message";
import { type FieldDefinition, type FormDefinition, visible } from "./form";

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
