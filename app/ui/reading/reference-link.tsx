import { biblePath, bookAndVerses } from "#content/bible/bible-path";

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
