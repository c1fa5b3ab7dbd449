import type { ReactNode } from "react";
import { type FieldDefinition, zoneField } from "~/forms/form";
import { Icon, useMounted } from "../controls/controls";
import type { FormPost } from "./form";

export function ZoneField() {
  const mounted = useMounted();
  const zone = mounted ? Intl.DateTimeFormat().resolvedOptions().timeZone : "";
  return <input type="hidden" name={zoneField} value={zone} />;
}

type FormField = ReturnType<FormPost["fieldOf"]>;

type Marked = Pick<FormField, "id"> & Partial<Pick<FormField, "errors" | "errorId">>;

type LabelledProps = { of: Marked; label: string; hint?: ReactNode; children: ReactNode };

export function Labelled({ of: own, label, hint, children }: LabelledProps) {
  return (
    <div className="field">
      <label htmlFor={own.id} className="field-label">
        {label}
      </label>
      {hint && (
        <p id={hintId(own)} className="field-hint">
          {hint}
        </p>
      )}
      {children}
      <FieldError of={own} />
    </div>
  );
}

export function FieldError({ of: { errors, errorId } }: { of: Marked }) {
  if (!errors) return null;
  return (
    <p id={errorId} className="flex gap-2 font-semibold text-danger">
      <Icon of="circle-alert" className="mt-0.75" />
      <span>{errors[0]}</span>
    </p>
  );
}

const hintId = ({ id }: Marked) => `${id}-hint`;

export type PostFieldProps = {
  post: FormPost;
  field: FieldDefinition;
  type?: Exclude<FieldDefinition["type"], "checkbox">;
  hint?: ReactNode;
};

export function PostField({
  post,
  field,
  type = typeOf(field),
  hint = field.hint,
}: PostFieldProps) {
  const own = post.fieldOf(field);
  return (
    <Labelled of={own} label={field.label} hint={hint}>
      <input
        {...writtenProps(own, post, hint)}
        type={type}
        dir={type === "text" ? "auto" : undefined}
        autoComplete={field.autoComplete}
        inputMode={field.inputMode}
      />
    </Labelled>
  );
}

/** A refused form sends again what its refusal says. */
export function PostHidden({ post, field }: PostFieldProps) {
  const { id, name, initialValue } = post.fieldOf(field);
  const refused = post.result?.initialValue?.[field.name];
  return <input {...{ id, name }} type="hidden" value={String(refused ?? initialValue ?? "")} />;
}

const typeOf = ({ type = "text" }: FieldDefinition) => (type === "checkbox" ? "text" : type);

function writtenProps(own: FormField, post: FormPost, hint: ReactNode) {
  const { minLength, maxLength } = own;
  return { ...controlProps(own, post, hint), minLength, maxLength };
}

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
