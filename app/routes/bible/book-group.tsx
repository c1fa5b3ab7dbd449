import { bookPath } from "../../../content/bible/bible-path";
import type { BookGroup } from "../../../content/bible/books";

/** The books of one part of the Bible. */
export function BibleGroup({ heading: name, books }: BookGroup) {
  return (
    <>
      <h3 className="mt-6 border-t border-line pt-4 font-sans text-small font-semibold tracking-wide text-ink-quiet">
        {name}
      </h3>
      <ul className="mt-2 grid cols-fill-40 gap-x-6">
        {books.map(({ slug, name: book }) => (
          <li key={slug}>
            <a
              href={bookPath(slug)}
              className="inline-flex min-h-11 items-center font-serif text-prayer hover:underline"
            >
              {book}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
