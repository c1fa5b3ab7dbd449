import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { prayingStyles } from "~/routes/praying-styles";
import { BackLink } from "~/ui/controls/back-link";
import { Icon } from "~/ui/controls/icon";
import { PageBanner } from "~/ui/layout/page-banner";
import { loadsDocument } from "~/ui/layout/site-links";
import { pageMeta } from "~/ui/meta/page-meta";
import { books } from "../../../content/bible/books";
import { getPlaces } from "./places.server";

export const links = prayingStyles;

const heading = "Verse Index";
const lead = "Every passage that Prayer LIFE reads or prays, in the order of the Bible.";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, description: lead });

export function loader() {
  const places = getPlaces();
  const groups = books.map(({ slug, name }) => ({
    slug,
    name,
    places: places
      .filter((place) => place.slug === slug)
      .sort((one, other) => one.chapter - other.chapter || first(one) - first(other))
      .map(({ reference, passagePath, title, path }) => ({ reference, passagePath, title, path })),
  }));
  return { groups: groups.filter(({ places: found }) => found.length > 0) };
}

const first = ({ verses }: { verses: string }) => Number.parseInt(verses || "0", 10);

/** Every passage of the site, by book. */
export default function VerseIndex() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PageBanner
        before={<BackLink to="/bible">The Bible</BackLink>}
        title={heading}
        lead={lead}
        scene="wheat"
        tone="gold"
        low
      />
      <div className="wrap py-passage">
        {groups.map((group) => (
          <BookPlaces key={group.slug} {...group} />
        ))}
      </div>
    </>
  );
}

type BookPlacesProps = ReturnType<typeof loader>["groups"][number];

/** The passages of one book, folded under its name. */
function BookPlaces({ slug, name, places }: BookPlacesProps) {
  return (
    <details id={slug} className="group border-b border-line first:border-t">
      <summary className="summary-plain flex min-h-14 items-center gap-x-4 hover:underline">
        <h2 className="text-subheading">{name}</h2>
        <span className="text-small text-ink-quiet">{places.length}</span>
        <Icon of="plus" className="no-print ms-auto group-open:rotate-45" />
      </summary>
      <ul className="pb-6">
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
