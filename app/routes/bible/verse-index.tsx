import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { prayingStyles } from "~/routes/praying-styles";
import { BackLink } from "~/ui/controls/back-link";
import { Icon } from "~/ui/controls/icon";
import { PageBanner } from "~/ui/layout/page-banner";
import { SearchField } from "~/ui/layout/search-field";
import { loadsDocument } from "~/ui/layout/site-links";
import { pageMeta } from "~/ui/meta/page-meta";
import { testaments } from "../../../content/bible/books";
import { getPlaces } from "./places.server";
import { TestamentLinks, testamentId } from "./testament-links";

export const links = prayingStyles;

const heading = "Verse Index";
const lead = "Every passage that Prayer LIFE reads or prays, in the order of the Bible.";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, description: lead });

export function loader() {
  const places = getPlaces();
  const placesOf = (slug: string) =>
    places
      .filter((place) => place.slug === slug)
      .sort((one, other) => one.chapter - other.chapter || first(one) - first(other))
      .map(({ reference, passagePath, title, path }) => ({ reference, passagePath, title, path }));
  return {
    testaments: testaments.map(({ testament, groups }) => ({
      testament,
      books: groups
        .flatMap((group) => group.books)
        .map(({ slug, name }) => ({ slug, name, places: placesOf(slug) }))
        .filter((book) => book.places.length > 0),
    })),
  };
}

const first = ({ verses }: { verses: string }) => Number.parseInt(verses || "0", 10);

/** Every passage of the site, by book. */
export default function VerseIndex() {
  const { testaments } = useLoaderData<typeof loader>();
  return (
    <>
      <PageBanner
        before={<BackLink to="/bible">The Bible</BackLink>}
        title={heading}
        lead={lead}
        scene="well"
        tone="gold"
        low
      >
        <SearchField className="no-print mt-6 max-w-120" label="Another passage, or a word" />
        <TestamentLinks testaments={testaments} className="lg:hidden" />
      </PageBanner>
      <div className="wrap grid grid-cols-1 items-start gap-x-16 gap-y-part py-passage lg:grid-cols-2">
        {testaments.map(({ testament, books }) => (
          <section key={testament} aria-labelledby={testamentId(testament)}>
            <h2 id={testamentId(testament)} className="mb-4">
              {testament} Testament
            </h2>
            {books.map((book) => (
              <BookPlaces key={book.slug} {...book} />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

type BookPlacesProps = ReturnType<typeof loader>["testaments"][number]["books"][number];

/** The passages of one book, folded under its name. */
function BookPlaces({ slug, name, places }: BookPlacesProps) {
  return (
    <details id={slug} className="group border-b border-line first-of-type:border-t">
      <summary className="summary-plain flex min-h-14 flex-wrap items-center gap-x-4 hover:underline">
        <h3 className="text-subheading">{name}</h3>
        <span className="ms-auto text-small text-ink-quiet">
          {places.length} {places.length === 1 ? "passage" : "passages"}
        </span>
        <Icon of="plus" className="no-print group-open:rotate-45" />
      </summary>
      <ul className="pt-2 pb-6">
        {places.map(({ reference, passagePath, title, path }) => (
          <li key={reference + path} className="flex flex-wrap items-baseline gap-x-6 py-1.5">
            <a href={passagePath} className="link inline-block min-h-6 basis-56 font-semibold">
              {reference}
            </a>
            <Link
              to={path}
              reloadDocument={loadsDocument(path)}
              className="inline-block min-h-6 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
