import { Link } from "@remix-run/react";
import { ButtonLink } from "~/ui/controls/button";
import { loadsDocument } from "~/ui/layout/site-links";
import { HelpWords } from "~/ui/reading/help-words";
import { ReferenceLink } from "~/ui/reading/reference-link";
import { crisisLine } from "../../../content/help-lines";
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
        <FoundPart id="pages" heading="What may help" listClass="border-b border-line">
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
    <nav aria-label="What was found" className="no-print mt-6">
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
    <li className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
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

/** For somebody who told how they feel: one verse, and the way to a prayer. */
function Comfort({ reference, text, title, path }: NonNullable<SearchPage["comfort"]>) {
  return (
    <section
      aria-label="A verse and a prayer for you"
      className="night mt-8 rounded-stage border border-line bg-night bg-linear-to-b from-night to-dusk p-inset text-ink"
    >
      <p className="max-w-[36em] font-serif text-scripture text-pretty">{text}</p>
      <p className="reference mt-3">
        <ReferenceLink reference={reference} />
      </p>
      <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink to={path}>Pray now</ButtonLink>
        <span className="text-small text-ink-quiet">A prayer from {title}</span>
      </p>
    </section>
  );
}

type NeedProps = Exclude<SearchPage["need"], false | undefined>;

/** The first passages for a need, each with why it is here. */
function Need({ heading, of, path, passages }: NeedProps) {
  return (
    <FoundPart id="need" heading={heading} listClass="grid gap-4 sm:grid-cols-2">
      {passages.map(({ reference, path: to, why }) => (
        <li key={to} className="card relative p-5 hover:border-accent">
          <h3 className="text-subheading">
            <a href={to} className="link after:absolute after:inset-0 after:rounded-large">
              {reference}
            </a>
          </h3>
          <p className="mt-1 text-small text-ink-quiet">{why}</p>
        </li>
      ))}
      <li className="col-span-full">
        <a href={path} className="link inline-flex min-h-11 items-center">
          All passages about {of}
        </a>
      </li>
    </FoundPart>
  );
}

function Verses({ verses, versesInAll, morePath }: SearchPage) {
  return (
    <FoundPart id="verses" heading="Verses with these words" listClass={quoteList}>
      {verses.map(({ reference, path, parts }, index) => (
        <FoundQuote key={path} id={`verses-${index}`} path={path} reference={reference}>
          {parts.map((part, index) =>
            index % 2 === 1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
              <mark key={index} className="rounded-small bg-accent-wash text-inherit">
                {part}
              </mark>
            ) : (
              part
            ),
          )}
        </FoundQuote>
      ))}
      {versesInAll > verses.length && (
        <li className="flex flex-col items-start gap-4">
          <p className="text-small text-ink-quiet">
            Showing {verses.length} of {versesInAll} verses. Add a word to narrow them down.
          </p>
          {morePath && (
            <ButtonLink to={morePath} variant="secondary" reloadDocument>
              Show more
            </ButtonLink>
          )}
        </li>
      )}
    </FoundPart>
  );
}
