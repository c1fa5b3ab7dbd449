import { biblePath, bookAndVerses } from "../../../content/bible/bible-path";

/** A reference that leads to its place in the Bible, the verses marked; a line ends before these, not within. */
export function ReferenceLink({ reference }: { reference: string }) {
  const path = biblePath(reference);
  const [book = "", verses = ""] = bookAndVerses(reference);
  return path ? (
    <a href={path} className="py-1 hover:underline">
      {/\d/.test(book) ? whole(book) : book} {/[-, ]/.test(verses) ? whole(verses) : verses}
    </a>
  ) : (
    reference
  );
}

const whole = (words: string) => <span className="whitespace-nowrap">{words}</span>;
