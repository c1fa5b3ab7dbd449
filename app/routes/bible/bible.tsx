import type { MetaFunction } from "@remix-run/node";
import { testaments } from "#content/bible/books";
import { BackLink } from "~/ui/controls/back-link";
import { PageBanner } from "~/ui/layout/page-banner";
import { SearchField } from "~/ui/layout/search-field";
import { pageMeta } from "~/ui/meta/page-meta";
import { BeginHere, beginnings } from "./begin-here";
import { NeedLinks } from "./need-links";
import { BibleGroup, TestamentLinks, testamentId } from "./testament-links";

export { prayingStyles as links } from "~/routes/praying-styles";

const heading = "The Bible";
const lead = "All 66 books in the Berean Standard Bible, to read, to search and to pray.";
export const meta: MetaFunction = (args) => pageMeta(args, { heading, description: lead });

export default function Bible() {
  return (
    <>
      <PageBanner
        before={<BackLink to="/">Home</BackLink>}
        title={heading}
        lead={lead}
        scene="book"
        tone="gold"
        low
      >
        <SearchField
          className="mt-6 max-w-120"
          label="A passage or a word, like John 3:16 or hope"
          leads
        />
        <TestamentLinks testaments={testaments} />
      </PageBanner>
      <div className="wrap grid gap-part py-passage">
        <BeginHere places={beginnings} />
        <section aria-labelledby="doors-heading" className="no-print">
          <h2 id="doors-heading">Where does the Bible speak of …</h2>
          <NeedLinks />
          <p className="mt-6">
            <a href="/bible/index" className="link inline-flex min-h-11 items-center">
              Passages in our plans and prayers, by book
            </a>
          </p>
        </section>
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
      </div>
    </>
  );
}
