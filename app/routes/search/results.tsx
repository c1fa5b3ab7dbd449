import { Link } from "@remix-run/react";
import { loadsDocument } from "~/ui/layout/site-links";
import { HelpWords } from "~/ui/reading/help-words";
import { crisisLine } from "../../../content/help-lines";
import { Comfort, Need, Verses } from "./bible-results";
import { FoundPart, FoundQuote, quoteList } from "./found-part";
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
      {pages.length > 0 && (
        <FoundPart
          id="pages"
          heading="What may help"
          listClass="border-b border-line lg:grid lg:grid-cols-2 lg:gap-x-column"
        >
          {pages.map((found) => (
            <Helping key={found.path} {...found} />
          ))}
        </FoundPart>
      )}
      {need && <Need {...need} />}
      {verses.length > 0 && <Verses {...page} />}
    </>
  );
}

/** The lists below, each one press away. */
function Parts({ pages, need, verses }: SearchPage) {
  const parts = [
    ...(pages.length > 0 ? [{ id: "pages", name: "What may help" }] : []),
    ...(need ? [{ id: "need", name: "Passages" }] : []),
    ...(verses.length > 0 ? [{ id: "verses", name: "Verses" }] : []),
  ];
  if (parts.length < 2) return null;
  return (
    <nav aria-label="What was found" className="no-print mt-10">
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}-heading`} className="chip max-sm:px-3">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A page of ours with a word on what it is. */
function Helping({ path, kind, title, text, whole }: SearchPage["pages"][number]) {
  return (
    <li className="grid content-start gap-x-6 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <h3 className="text-subheading">
        <Link to={path} reloadDocument={loadsDocument(path)} className="link inline-block min-h-6">
          {title}
        </Link>
      </h3>
      <p className="text-small text-ink-quiet max-sm:order-first sm:text-end">{kind}</p>
      <div className="mt-1 sm:col-span-full">
        {whole ? <HelpWords line={whomToCall} /> : <p className="line-clamp-3">{text}</p>}
      </div>
    </li>
  );
}

/** The crisis line from its number on. */
const whomToCall = ["Call or text ", ...crisisLine.slice(1)];
