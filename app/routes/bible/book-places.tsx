import { Link } from "@remix-run/react";
import { Icon } from "~/ui/controls/icon";
import { loadsDocument } from "~/ui/layout/site-links";
import type { verseIndex } from "./verse-index.server";

type IndexGroup = ReturnType<typeof verseIndex>["testaments"][number]["groups"][number];
type IndexBook = IndexGroup["books"][number];

/** "5 passages". */
export const countOf = (passages: number) =>
  `${passages} ${passages === 1 ? "passage" : "passages"}`;

/** The books of one group in two columns. */
export function GroupPlaces({ books }: IndexGroup) {
  const half = Math.ceil(books.length / 2);
  return (
    <div className="lg:grid lg:grid-cols-2 lg:gap-x-columns">
      {[books.slice(0, half), books.slice(half)].map((column) => (
        <div key={column[0]?.slug ?? "none"}>
          {column.map((book) => (
            <BookPlaces key={book.slug} {...book} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The passages of one book, folded under its name; an address that names them opens it. */
function BookPlaces({ slug, name, places }: IndexBook) {
  return (
    <details className="group border-b border-line lg:last:border-b-0">
      <summary className="summary-plain flex min-h-14 flex-wrap items-center gap-x-4 hover:underline">
        <h4 className="text-subheading">{name}</h4>
        <span className="ms-auto text-small text-ink-quiet tabular-nums">
          {countOf(places.length)}
        </span>
        <Icon of="plus" className="no-print group-open:rotate-45" />
      </summary>
      <ul id={slug} className="scroll-mt-36 pt-3 pb-6">
        {places.map(({ reference, passagePath, title, path }) => (
          <li key={reference + path} className="grid justify-items-start py-1.5">
            <a href={passagePath} className="link inline-block min-h-6 font-semibold">
              {reference}
            </a>
            <Link
              to={path}
              reloadDocument={loadsDocument(path)}
              className="inline-block min-h-6 text-small hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
