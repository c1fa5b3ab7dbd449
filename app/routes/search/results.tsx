import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { referencePattern } from "#content/bible/bible-path";
import { ButtonLink, Icon, SecondaryLink, TallLink, TextLink } from "~/ui/controls/controls";
import { HelpWords } from "~/ui/help/help-view";
import { loadsDocument } from "~/ui/layout/site-links";
import { Quotation, ReferenceLink, ReferenceWords, VerseWords } from "~/ui/reading/scripture";
import type { SearchPage } from "./search.server";

export function Results(page: SearchPage) {
  const { references, reading, comfort, pages, need, verses } = page;
  return (
    <>
      {(references.length > 0 || reading) && (
        <FoundPart
          id="references"
          heading="In the Bible"
          why={reading && <Reading {...reading} />}
          listClass={references.length > 0 ? quoteList : "contents"}
        >
          {references.map(({ name, path, text }) => (
            <FoundQuote key={path} path={path} reference={name} parts={[text]} />
          ))}
        </FoundPart>
      )}
      {comfort && <Comfort {...comfort} />}
      {pages.length > 0 && <HelpingPages pages={pages} />}
      {need && <Need {...need} />}
      {verses.length > 0 && <Verses {...page} />}
    </>
  );
}

/** What is wrong with what was typed for a place, and what else it may be. */
function Reading({ note, others }: NonNullable<SearchPage["reading"]>) {
  return (
    <>
      {note}
      {others.length > 0 && (
        <span className="block">
          {note ? "Go to " : "Or did you mean "}
          {others.map(({ name, path }, at) => (
            <Fragment key={path}>
              {at > 0 && (at < others.length - 1 ? ", " : " and ")}
              <TextLink to={path}>
                <ReferenceWords reference={name} />
              </TextLink>
            </Fragment>
          ))}
          {note ? "." : "?"}
        </span>
      )}
    </>
  );
}

function Comfort({ reference, text, title, path }: NonNullable<SearchPage["comfort"]>) {
  return (
    <section
      aria-label="A verse and a prayer for you"
      className="night mt-8 grid items-center gap-x-16 gap-y-6 rounded-stage border border-line bg-night bg-linear-to-b from-night to-dusk p-inset text-ink lg:grid-cols-[1fr_auto]"
    >
      <div>
        <blockquote className="font-serif text-scripture lg:text-[1.5rem]">
          <Quotation text={text} />
        </blockquote>
        <p className="reference mt-3 [&_a]:underline">
          <ReferenceLink reference={reference} />
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:grid lg:justify-items-start lg:border-s lg:border-line lg:ps-12">
        <ButtonLink to={path}>Pray this prayer</ButtonLink>{" "}
        <span className="text-small text-ink-quiet">{title}</span>
      </p>
    </section>
  );
}

function Need(need: Exclude<SearchPage["need"], false | undefined>) {
  const { heading, of, isNear, path, passages } = need;
  return (
    <FoundPart
      id="need"
      heading={heading}
      why={isNear ? "These may be near what you feel." : undefined}
      listClass="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4"
    >
      {passages.map(({ reference, path: to, why }) => (
        <li key={to} className="relative border-t border-line py-4 hover:border-accent">
          <h3 className="text-subheading">
            <a href={to} className="link after:absolute after:inset-0">
              <ReferenceWords reference={reference} />
            </a>
          </h3>
          <p className="mt-1 text-small text-ink-quiet">{why}</p>
        </li>
      ))}
      <li className="col-span-full border-t border-line pt-2">
        <TallLink to={path}>All passages about {of}</TallLink>
      </li>
    </FoundPart>
  );
}

function Verses({ verses, versesInAll, holding, morePath }: SearchPage) {
  return (
    <FoundPart
      id="verses"
      heading={`${verses.length === 1 ? "A verse" : "Verses"} with ${holding}`}
      listClass={quoteList}
    >
      {verses.map((found, index) => (
        <FoundQuote key={found.path} id={`verses-${index}`} {...found} />
      ))}
      {versesInAll > verses.length && (
        <li className="flex flex-col items-start gap-4 border-t border-line py-6 [column-span:all]">
          <p className="text-small text-ink-quiet">
            {verses.length} of {versesInAll} verses are shown.
            {holding.startsWith("th") && " Add a word to narrow them down."}
          </p>
          {morePath && (
            <SecondaryLink to={morePath} reloadDocument>
              Show more
            </SecondaryLink>
          )}
        </li>
      )}
    </FoundPart>
  );
}

/** The others are folded, so that the verses are not far down. */
function HelpingPages({ pages }: Pick<SearchPage, "pages">) {
  const folds = pages.length > 4;
  const first = folds ? pages.slice(0, 3) : pages;
  const others = pages.slice(first.length);
  const columns = first.length % 3 === 0 ? "lg:grid-cols-3" : "lg:grid-cols-2";
  return (
    <FoundPart
      id="pages"
      heading="What may help"
      listClass={`border-b border-line lg:grid lg:gap-x-columns ${columns}`}
    >
      {first.map((found) => (
        <Helping key={found.path} {...found} />
      ))}
      {folds && (
        <li className="col-span-full border-t border-line">
          <details className="group">
            <summary className="summary-plain flex min-h-14 items-center justify-between gap-3 font-semibold hover:underline">
              {others.length} more that may help
              <Icon of="plus" className="no-print group-open:rotate-45" />
            </summary>
            <ul className={`lg:grid lg:gap-x-columns ${columns}`}>
              {others.map((found) => (
                <Helping key={found.path} {...found} />
              ))}
            </ul>
          </details>
        </li>
      )}
    </FoundPart>
  );
}

function Helping({ path, kind, title, text, line, why }: SearchPage["pages"][number]) {
  return (
    <li className="flex flex-col items-start border-t border-line py-4">
      <h3 className="text-subheading">
        <Link to={path} reloadDocument={loadsDocument(path)} className="link inline-block min-h-6">
          {title}
        </Link>
      </h3>
      <p className="order-first text-small text-ink-quiet">{kind}</p>
      <div className="mt-1">
        {line ? (
          <HelpWords line={line} />
        ) : (
          <p className="not-in-data-text:line-clamp-3 text-pretty text-ink-quiet">
            <Referring text={text} />
          </p>
        )}
        {why && <p className="mt-1 text-small text-ink-quiet">{why}</p>}
      </div>
    </li>
  );
}

/** No line breaks within a reference. */
function Referring({ text }: { text: string }) {
  return text
    .split(referencePattern)
    .map((part, index) =>
      index % 2 === 1 ? <ReferenceWords key={part} reference={part} /> : part,
    );
}

type FoundPartProps = {
  id: string;
  heading: string;
  /** Why it is shown, where its words were not searched for. */
  why?: ReactNode;
  listClass: string;
  children: ReactNode;
};

function FoundPart({ id, heading, why, listClass, children }: FoundPartProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className="mt-part">
      <h2 id={`${id}-heading`} className="scroll-mt-24 text-heading">
        {heading}
      </h2>
      {why && <p className="mt-1 text-ink-quiet">{why}</p>}
      <ul className={`mt-5 ${listClass}`}>{children}</ul>
    </section>
  );
}

const quoteList = "border-b border-line lg:columns-2 lg:gap-x-column";

/** `parts` by turns words as they are and words that were searched for. */
type FoundQuoteProps = { id?: string; path: string; reference: string; parts: readonly string[] };

function FoundQuote({ id, path, reference, parts }: FoundQuoteProps) {
  // No word goes on in another line.
  const lines = parts
    .join("|")
    .split(/\n+ */)
    .map((line) => line.split("|"));
  return (
    <li
      id={id}
      className="flex scroll-mt-24 break-inside-avoid flex-col border-t border-line py-5 only:[column-span:all] lg:pe-6"
    >
      <h3 className="reference order-last mt-1.5 font-sans">
        <Link to={path} reloadDocument={loadsDocument(path)} className="link inline-block min-h-6">
          <ReferenceWords reference={reference} />
        </Link>
      </h3>
      <blockquote className="max-w-[34em] font-serif text-prayer leading-normal">
        <Quotation
          text={parts.join("")}
          words={(_, index) => <FoundWords parts={lines[index] ?? []} />}
        />
      </blockquote>
    </li>
  );
}

function FoundWords({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
    <Fragment key={index}>
      {index % 2 === 1 ? (
        <mark className="rounded-small bg-accent-wash text-inherit">{part}</mark>
      ) : (
        <VerseWords text={part} />
      )}
    </Fragment>
  ));
}
