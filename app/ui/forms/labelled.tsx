import type { ReactNode } from "react";
import { Icon } from "../controls/icon";
import type { FormField } from "./use-form-post";

type Marked = Pick<FormField, "id"> & Partial<Pick<FormField, "errors" | "errorId">>;

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

/** What is wrong with a field, if anything is. */
export function FieldError({ of: { errors, errorId } }: { of: Marked }) {
  if (!errors) return null;
  return (
    <p id={errorId} className="flex gap-2 font-semibold text-danger">
      <Icon of="circle-alert" className="mt-0.75" />
      <span>{errors[0]}</span>
    </p>
  );
}

/** The id of a field's hint. */
export const hintId = ({ id }: Marked) => `${id}-hint`;
