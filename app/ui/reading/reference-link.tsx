import { biblePath, bookAndVerses } from "../../../content/bible/bible-path";

/** A reference that leads to its place in the Bible, the verses marked; a line ends before these, not within. */
export function ReferenceLink({ reference }: { reference: string }) {
  const path = biblePath(reference);
  const [book = "", verses = ""] = bookAndVerses(reference);
  return path ? (
    <a href={path} className="py-1 hover:underline">
      {book.replace(/^(\d) /, "$1\u00a0")}{" "}
      {/[-, ]/.test(verses) ? <span className="whitespace-nowrap">{verses}</span> : verses}
    </a>
  ) : (
    reference
  );
}
