import { biblePath } from "../../../content/bible/bible-path";

/** A reference that leads to its place in the Bible, the verses marked. */
export function ReferenceLink({ reference }: { reference: string }) {
  const path = biblePath(reference);
  return path ? (
    <a href={path} className="inline-block min-h-6 hover:underline">
      {reference}
    </a>
  ) : (
    reference
  );
}
