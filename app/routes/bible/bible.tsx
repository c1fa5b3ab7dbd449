import { useLoaderData } from "@remix-run/react";
import { beginnings } from "#content/bible/beginnings";
import { bookPath } from "#content/bible/bible-path";
import { type BookGroup, testaments } from "#content/bible/books";
import { readReference } from "#content/bible/reference";
import { ledger } from "~/routes/library/library-page";
import { quotePassage } from "~/runtime/quotation.server";
import { BackLink } from "~/ui/controls/back-link";
import { TallLink } from "~/ui/controls/controls";
import { PageBanner } from "~/ui/layout/page-banner";
import { SearchField } from "~/ui/layout/search-field";
import { metaOf } from "~/ui/meta/page-meta";
import { BeginHere } from "./begin-here";
import { NeedLinks } from "./need-links";
import { groupName, TestamentLinks, testamentId } from "./testament-links";

export { prayingStyles as links } from "~/routes/praying-styles";

const heading = "The Bible";
const lead = "All 66 books in the Berean Standard Bible, to read, to search and to pray.";
export const meta = metaOf({ heading, description: lead });

export const loader = () => ({ shepherd: quotePassage(readReference("Psalm 23:1-2")) });

export default function Bible() {
  const { shepherd } = useLoaderData<typeof loader>();
  const [psalm, ...others] = beginnings;
  return (
    <>
      <PageBanner
        before={<BackLink to="/">Home</BackLink>}
        title={heading}
        lead={lead}
        scene="book"
        tone="gold"
        kind="reading"
      >
        <SearchField
          className="mt-6 max-w-120"
          label="A passage or a word, like John 3:16 or hope"
          leads
        />
        <TestamentLinks testaments={testaments} />
      </PageBanner>
      <div className="wrap grid gap-part py-passage">
        <BeginHere places={[{ ...psalm, words: shepherd }, ...others]} />
        {testaments.map(({ testament, groups }) => (
          <section key={testament} aria-labelledby={testamentId(testament)} className="max-lg:mt-6">
            <h2 id={testamentId(testament)} className="max-lg:mb-5 max-lg:text-title lg:mb-6">
              {testament} Testament
            </h2>
            {groups.map((group) => (
              <BibleGroup key={group.heading} {...group} />
            ))}
          </section>
        ))}
        <section aria-labelledby="doors-heading" className="no-print">
          <h2 id="doors-heading">Where does the Bible speak of …</h2>
          <NeedLinks />
          <p className="mt-6">
            <TallLink to="/bible/index">Passages in our plans and prayers, by book</TallLink>
          </p>
        </section>
      </div>
    </>
  );
}

function BibleGroup({ heading: name, books }: BookGroup) {
  return (
    <div className={`mt-6 border-t border-line pt-4 lg:mt-0 lg:py-4 ${ledger}`}>
      <h3 className={`${groupName} max-lg:mb-1 lg:pt-1.5`}>{name}</h3>
      <ul className="grid cols-fill-34 gap-x-6 lg:gap-x-4">
        {books.map(({ slug, name: book }) => (
          <li key={slug}>
            <a
              href={bookPath(slug)}
              className="inline-flex min-h-11 items-center link font-serif text-prayer decoration-accent/60 decoration-1 lg:text-[1.1875rem] lg:whitespace-nowrap"
            >
              {book}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
