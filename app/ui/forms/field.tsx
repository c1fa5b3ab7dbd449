import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import type { ReactNode } from "react";
import type { FieldDefinition } from "~/forms/form";
import { hintId, Labelled } from "./labelled";
import { LimitedTextarea } from "./limited-textarea";
import type { FormPost } from "./use-form-post";

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
        {...inForm(getInputProps(own, { type, ...describedBy(own, hint) }))}
        {...asControl(post, field)}
      />
    </Labelled>
  );
}

/** What a form sends along unseen; a refused form sends again what its refusal says. */
export function PostHidden({ post, field }: PostFieldProps) {
  const own = post.fieldOf(field);
  const { defaultValue, ...props } = inForm(getInputProps(own, { type: "hidden" }));
  const refused = post.result?.initialValue?.[field.name];
  return <input {...props} value={String(refused ?? defaultValue ?? "")} />;
}

/** A text of several lines. */
export function PostTextarea({ post, field, rows, hint }: PostFieldProps & { rows: number }) {
  const own = post.fieldOf(field);
  return (
    <Labelled of={own} label={field.label} hint={hint}>
      <LimitedTextarea
        {...inForm(getTextareaProps(own, describedBy(own, hint)))}
        {...asControl(post, field)}
        rows={rows}
      />
    </Labelled>
  );
}

const typeOf = ({ type = "text" }: FieldDefinition) => (type === "checkbox" ? "text" : type);

const describedBy = (own: FieldMetadata<string>, hint: ReactNode) =>
  hint ? { ariaDescribedBy: hintId(own) } : {};

/** What a control has of its field and of the state of its form. */
export const asControl = ({ pending }: FormPost, { autoComplete }: FieldDefinition) => ({
  autoComplete,
  disabled: pending,
  className: "control",
});

/** The form around a control is its form; the section that it stands in has the id that it might name. */
export function inForm<Props extends { form: string }>({
  form: _,
  ...props
}: Props): Omit<Props, "form"> {
  return props;
}
