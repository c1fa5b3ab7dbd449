import { ledger } from "~/routes/library/library-page";
import type { verseIndex } from "./verse-index.server";

type RichestBooksProps = { books: ReturnType<typeof verseIndex>["richest"] };

/** The ways in that most take: each opens its book. */
export function RichestBooks({ books }: RichestBooksProps) {
  return (
    <nav aria-labelledby="richest-heading" className={`no-print ${ledger}`}>
      <p id="richest-heading" className="mb-2 text-small text-ink-quiet lg:pt-1">
        The books we turn to most
      </p>
      <ul className="grid cols-fit-28 items-baseline gap-x-4 gap-y-1 sm:flex sm:flex-wrap sm:gap-x-8">
        {books.map(({ slug, name, passages }) => (
          <li key={slug}>
            <a
              href={`#${slug}`}
              className="inline-flex min-h-11 items-baseline gap-2 hover:underline"
            >
              <span className="link font-serif text-subheading">{name}</span>{" "}
              <span className="text-small text-ink-quiet tabular-nums">{passages}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
