import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ledger } from "~/routes/library/library-page";
import { prayingStyles } from "~/routes/praying-styles";
import { BackLink } from "~/ui/controls/back-link";
import { PageBanner } from "~/ui/layout/page-banner";
import { SearchField } from "~/ui/layout/search-field";
import { pageMeta } from "~/ui/meta/page-meta";
import { groupName } from "./book-group";
import { countOf, GroupPlaces } from "./book-places";
import { RichestBooks } from "./richest-books";
import { TestamentLinks, testamentId } from "./testament-links";
import { verseIndex } from "./verse-index.server";

export const links = prayingStyles;

const heading = "Verse Index";
const lead = "Every passage that Prayer LIFE reads or prays, in the order of the Bible.";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, description: lead });

export const loader = () => verseIndex();

/** Every passage of the site, by book. */
export default function VerseIndex() {
  const { testaments, richest } = useLoaderData<typeof loader>();
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
        <SearchField className="no-print mt-6 max-w-120" label="Another passage, or a word" leads />
        <TestamentLinks testaments={testaments} />
      </PageBanner>
      <div className="wrap grid grid-cols-1 gap-18 py-passage">
        <RichestBooks books={richest} />
        {testaments.map(({ testament, groups }) => (
          <section key={testament} aria-labelledby={testamentId(testament)}>
            <h2 id={testamentId(testament)} className="mb-5 max-lg:text-title lg:mb-6">
              {testament} Testament
            </h2>
            {groups.map((group) => (
              <section
                key={group.heading}
                aria-label={group.heading}
                className={`not-first-of-type:mt-10 lg:border-t lg:border-line lg:pb-8 lg:not-first-of-type:mt-0 ${ledger}`}
              >
                <div className={besideBooks}>
                  <h3 className={groupName}>{group.heading}</h3>
                  <p className="text-small text-ink-quiet tabular-nums max-lg:pe-9">
                    {countOf(group.passages)}
                  </p>
                </div>
                <GroupPlaces {...group} />
              </section>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

/** It stays beside its books as they go by. */
const besideBooks =
  "max-lg:flex max-lg:items-baseline max-lg:justify-between max-lg:border-b max-lg:border-line max-lg:pb-3 lg:sticky lg:top-bar lg:self-start lg:py-3.5";
