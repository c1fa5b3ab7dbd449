import { biblePath, bookAndVerses } from "../../../content/bible/bible-path";

/** A reference that leads to its place in the Bible, the verses marked; a line ends before these, not within. */
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

/** Book and verses, each of them whole. */
export function ReferenceWords({ reference }: { reference: string }) {
  const [book = "", verses = ""] = bookAndVerses(reference);
  return (
    <>
      {/\d/.test(book) ? whole(book) : book} {/[-, ]/.test(verses) ? whole(verses) : verses}
    </>
  );
}

const whole = (words: string) => <span className="whitespace-nowrap">{words}</span>;
