import { Link, useLoaderData } from "@remix-run/react";
import { ledger } from "~/routes/library/library-page";
import { BackLink } from "~/ui/controls/back-link";
import { Icon } from "~/ui/controls/controls";
import { PageBanner } from "~/ui/layout/page-banner";
import { SearchField } from "~/ui/layout/search-field";
import { loadsDocument } from "~/ui/layout/site-links";
import { metaOf } from "~/ui/meta/page-meta";
import { verseIndex } from "./places.server";
import { groupName, TestamentLinks, testamentId } from "./testament-links";

export { prayingStyles as links } from "~/routes/praying-styles";

const heading = "Verse Index";
const lead = "Every passage that {name} reads or prays, in the order of the Bible.";
export const meta = metaOf({ heading, description: lead });
export const loader = () => verseIndex();

/** It stays beside its books as they go by. */
const besideBooks =
  "max-lg:flex max-lg:items-baseline max-lg:justify-between max-lg:border-b max-lg:border-line max-lg:pb-3 lg:sticky lg:top-bar lg:self-start lg:py-3.5";

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
        kind="reading"
      >
        <SearchField className="no-print mt-6 max-w-120" label="Another passage, or a word" leads />
        <TestamentLinks testaments={testaments} />
      </PageBanner>
      <div className="wrap grid grid-cols-1 gap-18 py-passage">
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

type IndexGroup = ReturnType<typeof verseIndex>["testaments"][number]["groups"][number];

const countOf = (passages: number) => `${passages} ${passages === 1 ? "passage" : "passages"}`;

function GroupPlaces({ books }: IndexGroup) {
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
function BookPlaces({ slug, name, places }: IndexGroup["books"][number]) {
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
