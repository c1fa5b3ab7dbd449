import {
  type FieldMetadata,
  getCollectionProps,
  getFieldsetProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from "@conform-to/react";
import type { ReactNode } from "react";
import type { FieldDefinition } from "~/forms/form";
import { Icon } from "~/ui/controls/icon";

import { LimitedTextarea } from "./limited-textarea";
import type { FormPost } from "./use-form-post";

type PostFieldProps = {
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

type Options = readonly { value: string; label: string }[];

type PostSelectProps = PostFieldProps & {
  /** The first option, which chooses nothing. */
  placeholder: string;
  options: Options;
};

/** A choice from a list; nothing is chosen until the visitor does. */
export function PostSelect({ post, field, placeholder, options }: PostSelectProps) {
  const own = post.fieldOf(field);
  return (
    <Labelled of={own} label={field.label}>
      <select {...inForm(getSelectProps(own))} {...asControl(post, field)}>
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** A box to tick, its words behind it. */
export function PostCheckbox({ post, field }: PostFieldProps) {
  const props = inForm(getInputProps(post.fieldOf(field), { type: "checkbox" }));
  return (
    <label className="check">
      <input {...props} disabled={post.pending} />
      <span>{field.label}</span>
    </label>
  );
}

type Choices = readonly { value: string; label: ReactNode }[];

/** One of a few, all of them in sight. */
export function PostChoice({ post, field, options }: PostFieldProps & { options: Choices }) {
  const own = post.fieldOf(field);
  const radios = getCollectionProps(own, {
    type: "radio",
    options: options.map(({ value }) => value),
    ariaAttributes: false,
  });
  return (
    <fieldset
      {...inForm(getFieldsetProps(own))}
      tabIndex={-1}
      className="field"
      disabled={post.pending}
    >
      <legend className="field-label">{field.label}</legend>
      <FieldError of={own} />
      <div className="gap-x-7 max-sm:grid sm:flex sm:flex-wrap">
        {radios.map(({ key, ...radio }, index) => (
          <label key={key} className="check">
            <input {...inForm(radio)} />
            <span>{options[index]?.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Own = FieldMetadata<string>;
type Marked = Pick<Own, "id"> & Partial<Pick<Own, "errors" | "errorId">>;

type LabelledProps = { of: Marked; label: string; hint?: ReactNode; children: ReactNode };

/** A control under its label and its hint, its message under it. */
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

function FieldError({ of: { errors, errorId } }: { of: Marked }) {
  if (!errors) return null;
  return (
    <p id={errorId} className="flex gap-2 font-semibold text-danger">
      <Icon of="circle-alert" className="mt-0.75" />
      <span>{errors[0]}</span>
    </p>
  );
}

const typeOf = ({ type = "text" }: FieldDefinition) => (type === "checkbox" ? "text" : type);

const hintId = ({ id }: Marked) => `${id}-hint`;

const describedBy = (own: Own, hint: ReactNode) => (hint ? { ariaDescribedBy: hintId(own) } : {});

const asControl = ({ pending }: FormPost, { autoComplete }: FieldDefinition) => ({
  autoComplete,
  disabled: pending,
  className: "control",
});

/** The form around a control is its form; the section that it stands in has the id that it might name. */
function inForm<Props extends { form: string }>({ form: _, ...props }: Props): Omit<Props, "form"> {
  return props;
}
