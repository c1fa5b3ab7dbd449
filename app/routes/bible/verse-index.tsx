import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { prayingStyles } from "~/routes/praying-styles";
import { BackLink } from "~/ui/controls/back-link";
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
        <nav aria-label="Books">
          <ul className="flex flex-wrap gap-x-5">
            {groups.map(({ slug, name }) => (
              <li key={slug}>
                <a href={`#${slug}`} className="link inline-flex min-h-11 items-center">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ slug, name, places }) => (
          <section key={slug} id={slug} aria-labelledby={`${slug}-heading`} className="mt-part">
            <h2 id={`${slug}-heading`} className="text-subheading">
              {name}
            </h2>
            <ul className="mt-3 border-t border-line">
              {places.map(({ reference, passagePath, title, path }) => (
                <li
                  key={reference + path}
                  className="flex flex-wrap items-baseline gap-x-6 border-b border-line"
                >
                  <a
                    href={passagePath}
                    className="inline-flex min-h-11 basis-56 items-center font-semibold hover:underline"
                  >
                    {reference}
                  </a>
                  <Link
                    to={path}
                    reloadDocument={loadsDocument(path)}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
