import CircleAlert from "lucide-react/icons/circle-alert";
import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { Icon } from "~/ui/controls/icon";
import { LimitedTextarea } from "./limited-textarea";

type FieldShell = {
  id: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string;
};

type FieldProps = FieldShell & InputHTMLAttributes<HTMLInputElement>;
type TextareaProps = FieldShell & TextareaHTMLAttributes<HTMLTextAreaElement>;
type SelectProps = FieldShell & SelectHTMLAttributes<HTMLSelectElement>;

/** One line of text under its label, with its hint and its error tied to it. */
export function Field({ label, hint, error, type = "text", maxLength, ...input }: FieldProps) {
  return (
    <Labelled id={input.id} label={label} hint={hint} error={error}>
      <input
        {...input}
        type={type}
        // A date has no length to limit.
        maxLength={type === "date" ? undefined : maxLength}
        className="control"
        {...ties(input.id, hint, error)}
      />
    </Labelled>
  );
}

/** Several lines of text. */
export function Textarea({ label, hint, error, rows = 5, ...textarea }: TextareaProps) {
  return (
    <Labelled id={textarea.id} label={label} hint={hint} error={error}>
      <LimitedTextarea
        {...textarea}
        rows={rows}
        className="control"
        {...ties(textarea.id, hint, error)}
      />
    </Labelled>
  );
}

/** A choice from a list; the options are its children. */
export function Select({ label, hint, error, ...select }: SelectProps) {
  return (
    <Labelled id={select.id} label={label} hint={hint} error={error}>
      <select {...select} className="control" {...ties(select.id, hint, error)} />
    </Labelled>
  );
}

type CheckboxProps = Pick<FieldShell, "id" | "name" | "label"> &
  InputHTMLAttributes<HTMLInputElement>;

/** A box to tick, its words behind it. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className="check">
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}

type LabelledProps = Omit<FieldShell, "name"> & { children: ReactNode };

function Labelled({ id, label, hint, error, children }: LabelledProps) {
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

function ties(id: string, hint: ReactNode, error: string | undefined) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    "aria-describedby": described || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
}
