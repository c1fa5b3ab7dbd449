import { referencePattern } from "#content/bible/bible-path";
import { ReferenceLink } from "./reference-link";
import { VerseWords } from "./verse-words";

export function LinkedText({ text }: { text: string }) {
  return text.split(referencePattern).map((part, index, { length }) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <ReferenceLink key={index} reference={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <VerseWords key={index} text={part} ends={index === length - 1} />
    ),
  );
}

export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph}>
      <LinkedText text={paragraph} />
    </p>
  ));
}
