import { biblePath, bookAndVerses } from "../../../content/bible/bible-path";

/** A reference that leads to its place in the Bible, the verses marked; a line that has room keeps it whole. */
export function ReferenceLink({ reference }: { reference: string }) {
  const path = biblePath(reference);
  const [book, verses = ""] = bookAndVerses(reference);
  return path ? (
    <a href={path} className="py-1 hover:underline min-[22rem]:whitespace-nowrap">
      {book} {/[-, ]/.test(verses) ? <span className="whitespace-nowrap">{verses}</span> : verses}
    </a>
  ) : (
    reference
  );
}
