import type { ReactNode } from "react";
import type { FieldDefinition } from "~/forms/form";
import { hintId, Labelled } from "./labelled";
import { LimitedTextarea } from "./limited-textarea";
import type { FormField, FormPost } from "./use-form-post";

export type PostFieldProps = {
  post: FormPost;
  field: FieldDefinition;
  type?: Exclude<FieldDefinition["type"], "checkbox">;
  hint?: ReactNode;
};

/** A field of a posted form, under its label: its input preserved, its hint and its message tied to it. */
export function PostField({ post, field, type = typeOf(field), hint }: PostFieldProps) {
  const own = post.fieldOf(field);
  return (
    <Labelled of={own} label={field.label} hint={hint}>
      <input
        {...writtenProps(own, post, hint)}
        type={type}
        dir={type === "text" ? "auto" : undefined}
        autoComplete={field.autoComplete}
      />
    </Labelled>
  );
}

/** What a form sends along unseen; a refused form sends again what its refusal says. */
export function PostHidden({ post, field }: PostFieldProps) {
  const { id, name, initialValue } = post.fieldOf(field);
  const refused = post.result?.initialValue?.[field.name];
  return <input {...{ id, name }} type="hidden" value={String(refused ?? initialValue ?? "")} />;
}

/** A text of several lines. */
export function PostTextarea({ post, field, rows, hint }: PostFieldProps & { rows: number }) {
  const own = post.fieldOf(field);
  return (
    <Labelled of={own} label={field.label} hint={hint}>
      <LimitedTextarea
        {...writtenProps(own, post, hint)}
        autoComplete={field.autoComplete}
        rows={rows}
      />
    </Labelled>
  );
}

const typeOf = ({ type = "text" }: FieldDefinition) => (type === "checkbox" ? "text" : type);

function writtenProps(own: FormField, post: FormPost, hint: ReactNode) {
  const { minLength, maxLength } = own;
  return { ...controlProps(own, post, hint), minLength, maxLength };
}

/** What a control under a label has of its field and of the state of its form. */
export function controlProps(own: FormField, { pending }: FormPost, hint?: ReactNode) {
  const { id, name, required, initialValue, errors, errorId } = own;
  const describedBy = [errors && errorId, hint && hintId(own)].filter(Boolean);
  return {
    ...{ id, name, required },
    defaultValue: initialValue,
    "aria-invalid": errors && true,
    "aria-describedby": describedBy.join(" ") || undefined,
    disabled: pending,
    className: "control",
  };
}
