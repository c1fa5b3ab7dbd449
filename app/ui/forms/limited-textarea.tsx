import {
  type ClipboardEvent,
  type FormEvent,
  type TextareaHTMLAttributes,
  useEffect,
  useState,
} from "react";
import { grouped } from "~/ui/reading/grouped";

type LimitedTextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement>;

/** Characters that are left when it begins to be said. */
const near = 500;

/** A text area that says how much room is left, and what of a paste found none: browsers just cut it. */
export function LimitedTextarea(props: LimitedTextareaProps) {
  const { id, maxLength, defaultValue } = props;
  const [length, setLength] = useState(0);
  const [lost, setLost] = useState(0);
  useEffect(() => setLength(String(defaultValue ?? "").length), [defaultValue]);

  function paste({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) {
    const { value, selectionStart, selectionEnd } = currentTarget;
    const pasted = clipboardData.getData("text").replace(/\r\n?/g, "\n").length;
    const room =
      (maxLength ?? Number.POSITIVE_INFINITY) - value.length + selectionEnd - selectionStart;
    setLost(Math.max(0, pasted - room));
  }

  function input({ currentTarget, nativeEvent }: FormEvent<HTMLTextAreaElement>) {
    setLength(currentTarget.value.length);
    if ((nativeEvent as InputEvent).inputType !== "insertFromPaste") setLost(0);
  }

  const words = maxLength === undefined ? "" : limitWords(maxLength, length, lost);
  return (
    <>
      <textarea {...props} onPaste={paste} onInput={input} />
      <p id={`${id}-limit`} role="status" className="field-hint empty:hidden">
        {words}
      </p>
    </>
  );
}

function limitWords(most: number, length: number, lost: number): string {
  if (lost > 0) {
    const were = lost === 1 ? "1 character of it was" : `The last ${grouped(lost)} of it were`;
    return `There is room for ${grouped(most)} characters. ${were} left out.`;
  }
  const left = most - length;
  if (left > near) return "";
  return left === 1 ? "1 character left." : `${grouped(Math.max(0, left))} characters left.`;
}
