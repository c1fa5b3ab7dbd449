import { type FormEvent, type TextareaHTMLAttributes, useEffect, useState } from "react";
import { grouped } from "../reading/grouped";

type LimitedTextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement>;

/** Characters that are left when it begins to be said. */
const near = 500;

/**
 * A text area that says how much room is left, or how much is too much. Browsers count an emoji twice and
 * cut what is pasted, so they are given twice the limit: all that may be written finds room.
 */
export function LimitedTextarea({ maxLength, ...props }: LimitedTextareaProps) {
  const { id, defaultValue } = props;
  const [length, setLength] = useState(0);
  useEffect(() => setLength([...String(defaultValue ?? "")].length), [defaultValue]);
  const input = ({ currentTarget: { value } }: FormEvent<HTMLTextAreaElement>) =>
    setLength([...value].length);
  return (
    <>
      <textarea {...props} dir="auto" maxLength={maxLength && 2 * maxLength} onInput={input} />
      <p id={`${id}-limit`} role="status" className="field-hint empty:hidden">
        {maxLength === undefined ? "" : limitWords(maxLength - length)}
      </p>
    </>
  );
}

function limitWords(left: number): string {
  if (left > near) return "";
  const number = Math.abs(left);
  return `${grouped(number)} ${number === 1 ? "character" : "characters"} ${left < 0 ? "too many" : "left"}.`;
}
