import { biblePath, bookAndVerses, referencePattern } from "#content/bible/bible-path";
import { VerseWords } from "./verse-words";

export function ReferenceLink({ reference }: { reference: string }) {
  const path = biblePath(reference);
  return path ? (
    <a href={path} className="py-1 hover:underline">
      <ReferenceWords reference={reference} />
    </a>
  ) : (
    reference
  );
}

/** A reference that never breaks within its book or its verses, and a short one not at all. */
export function ReferenceWords({ reference }: { reference: string }) {
  if (reference.length <= mostOnOneLine) return whole(reference);
  const [book = "", verses = ""] = bookAndVerses(reference);
  return (
    <>
      {/\d/.test(book) ? whole(book) : book} {/[-, ]/.test(verses) ? whole(verses) : verses}
    </>
  );
}

/** In letters: the narrowest phone shows as many at the largest text size. */
const mostOnOneLine = 20;

const whole = (words: string) => <span className="whitespace-nowrap">{words}</span>;

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
