import { Comfort, Need, Verses, versesHeading } from "./bible-results";
import { FoundPart, FoundQuote, quoteList } from "./found-part";
import { HelpingPages } from "./helping-pages";
import type { SearchPage } from "./search.server";

/** What was found: the passage that was named, what helps, and what the Bible says. */
export function Results(page: SearchPage) {
  const { references, comfort, pages, need, verses } = page;
  return (
    <>
      {references.length > 0 && (
        <FoundPart id="references" heading="In the Bible" listClass={quoteList}>
          {references.map(({ name, path, text }) => (
            <FoundQuote key={path} path={path} reference={name}>
              {text}
            </FoundQuote>
          ))}
        </FoundPart>
      )}
      {comfort && <Comfort {...comfort} />}
      <Parts {...page} />
      {pages.length > 0 && <HelpingPages pages={pages} />}
      {leadsToNeed(page) && need && <Need {...need} />}
      {verses.length > 0 && <Verses {...page} />}
      {!leadsToNeed(page) && need && <Need {...need} />}
    </>
  );
}

/** Who tells of something has passages for it before verses with a word or two of theirs. */
const leadsToNeed = ({ holding }: SearchPage) => holding === "some of these words";

/** The lists below but the first, which stands under this, each one press away. */
function Parts(page: SearchPage) {
  const { pages, need, verses } = page;
  const passages = need ? [{ id: "need", name: need.heading }] : [];
  const parts = [
    ...(pages.length > 0 ? [{ id: "pages", name: "What may help" }] : []),
    ...(leadsToNeed(page) ? passages : []),
    ...(verses.length > 0 ? [{ id: "verses", name: versesHeading(page) }] : []),
    ...(leadsToNeed(page) ? [] : passages),
  ];
  const others = parts.slice(1);
  if (others.length === 0) return null;
  return (
    <nav aria-label="What was found" className="no-print mt-6">
      <ul className="flex flex-wrap items-center gap-x-6 text-small">
        <li className="text-ink-quiet max-sm:w-full">Further down:</li>
        {others.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}-heading`} className="link inline-flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
