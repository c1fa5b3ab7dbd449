import { LinkedText } from "./linked-text";

/** A text of the content as paragraphs: they are parted by a blank line. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph}>
      <LinkedText text={paragraph} />
    </p>
  ));
}
