import type { ReactNode } from "react";
import { controlProps, FieldError, Labelled, type PostFieldProps } from "./field";

type Options = readonly { value: string; label: string }[];

type PostSelectProps = PostFieldProps & { placeholder: string; options: Options };

export function PostSelect({ post, field, placeholder, options }: PostSelectProps) {
  const own = post.fieldOf(field);
  return (
    <Labelled of={own} label={field.label}>
      <select {...controlProps(own, post)} autoComplete={field.autoComplete}>
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

type PostCheckboxProps = PostFieldProps & { children?: ReactNode };

export function PostCheckbox({ post, field, children = field.label }: PostCheckboxProps) {
  const { id, name, initialValue } = post.fieldOf(field);
  return (
    <label className="check">
      <input
        {...{ id, name }}
        type="checkbox"
        defaultChecked={initialValue === "on"}
        disabled={post.pending}
      />
      <span>{children}</span>
    </label>
  );
}

export const choiceRow = "split gap-x-6 gap-y-1 border-t border-line py-5 lg:items-start";

type Choices = readonly { value: string; label: ReactNode }[];

export function PostChoice({ post, field, options }: PostFieldProps & { options: Choices }) {
  const own = post.fieldOf(field);
  const { id, name, required, initialValue } = own;
  return (
    <fieldset
      {...{ id, name }}
      aria-describedby={own.errors && own.errorId}
      tabIndex={-1}
      className={choiceRow}
      disabled={post.pending}
    >
      <legend className="field-label float-left pt-2">{field.label}</legend>
      <div>
        <FieldError of={own} />
        {options.map(({ value, label }) => (
          <label key={value} className="check">
            <input
              id={`${id}-${value}`}
              {...{ name, value, required }}
              type="radio"
              defaultChecked={initialValue === value}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
