import { ButtonLink } from "~/ui/controls/button";
import { ReferenceLink, ReferenceWords } from "~/ui/reading/reference-link";
import { VerseWords } from "~/ui/reading/verse-words";
import { FoundPart, FoundQuote, quoteList } from "./found-part";
import type { SearchPage } from "./search.server";

/** For somebody who told how they feel: one verse, and the way to a prayer. */
export function Comfort({ reference, text, title, path }: NonNullable<SearchPage["comfort"]>) {
  return (
    <section
      aria-label="A verse and a prayer for you"
      className="night mt-8 grid items-center gap-x-16 gap-y-6 rounded-stage border border-line bg-night bg-linear-to-b from-night to-dusk p-inset text-ink lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <p className="max-w-[34em] font-serif text-scripture">
          <VerseWords text={text} />
        </p>
        <p className="reference mt-3 [&_a]:underline">
          <ReferenceLink reference={reference} />
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:grid lg:justify-items-start lg:border-s lg:border-line lg:ps-12">
        <ButtonLink to={path}>Pray now</ButtonLink>{" "}
        <span className="text-small text-ink-quiet">A prayer from {title}</span>
      </p>
    </section>
  );
}

type NeedProps = Exclude<SearchPage["need"], false | undefined>;

/** The first passages for a need, each with why it is here. */
export function Need({ heading, of, isNear, path, passages }: NeedProps) {
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
        <a href={path} className="link inline-flex min-h-11 items-center">
          All passages about {of}
        </a>
      </li>
    </FoundPart>
  );
}

/** What the list of verses is called. */
export const versesHeading = ({ verses, holding }: Pick<SearchPage, "verses" | "holding">) =>
  `${verses.length === 1 ? "A verse" : "Verses"} with ${holding}`;

/** The verses that have the words. */
export function Verses({ verses, versesInAll, holding, morePath }: SearchPage) {
  return (
    <FoundPart id="verses" heading={versesHeading({ verses, holding })} listClass={quoteList}>
      {verses.map(({ reference, path, parts }, index) => (
        <FoundQuote key={path} id={`verses-${index}`} path={path} reference={reference}>
          {parts.map((part, index) =>
            index % 2 === 1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
              <mark key={index} className="rounded-small bg-accent-wash text-inherit">
                {part}
              </mark>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
              <VerseWords key={index} text={part} ends={index === parts.length - 1} />
            ),
          )}
        </FoundQuote>
      ))}
      {versesInAll > verses.length && (
        <li className="flex flex-col items-start gap-4 border-t border-line py-6 [column-span:all]">
          <p className="text-small text-ink-quiet">
            Showing {verses.length} of {versesInAll} verses.
            {holding !== "some of these words" && " Add a word to narrow them down."}
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
