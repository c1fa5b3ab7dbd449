import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/controls/button";
import { loadsDocument } from "~/ui/layout/site-links";
import { HelpWords } from "~/ui/reading/help-words";
import { ReferenceLink } from "~/ui/reading/reference-link";
import { crisisLine } from "../../../content/help-lines";
import type { SearchPage } from "./search.server";

/** What was found: the passage that was named, what helps, and what the Bible says. */
export function Results(page: SearchPage) {
  const { references, comfort, pages, need, verses } = page;
  return (
    <>
      {references.length > 0 && (
        <Part id="references" heading="In the Bible">
          {references.map(({ name, path, text }) => (
            <Row key={path} path={path} title={name}>
              <p className="mt-2 font-serif">{text}</p>
            </Row>
          ))}
        </Part>
      )}
      {comfort && <Comfort {...comfort} />}
      {pages.length > 0 && (
        <Part id="pages" heading="What may help">
          {pages.map(({ path, kind, title, text, whole }) => (
            <Row key={path} path={path} title={title} kind={kind}>
              {whole ? (
                <HelpWords line={whomToCall} />
              ) : (
                <p className="mt-1 line-clamp-3">{text}</p>
              )}
            </Row>
          ))}
        </Part>
      )}
      {need && <Need {...need} />}
      {verses.length > 0 && <Verses {...page} />}
    </>
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

function Need({ heading, path, passages }: Exclude<SearchPage["need"], false | undefined>) {
  return (
    <Part id="door" heading={heading}>
      {passages.map(({ reference, path: to, why }) => (
        <Row key={to} path={to} title={reference}>
          <p className="mt-1">{why}</p>
        </Row>
      ))}
      <li className="border-t border-line py-2">
        <a href={path} className="link inline-flex min-h-11 items-center">
          All its passages
        </a>
      </li>
    </Part>
  );
}

function Verses({ verses, versesInAll, morePath }: SearchPage) {
  return (
    <Part id="verses" heading="Verses with these words">
      {verses.map(({ reference, path, parts }, index) => (
        <Row key={path} id={`verses-${index}`} path={path} title={reference}>
          <p className="mt-2 font-serif">
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
          </p>
        </Row>
      ))}
      {versesInAll > verses.length && (
        <li className="border-t border-line py-2 text-small text-ink-quiet">
          {verses.length} of {versesInAll} verses. One more word makes them fewer.
          {morePath && (
            <>
              {" "}
              <a href={morePath} className="link inline-flex min-h-11 items-center">
                Show more
              </a>
            </>
          )}
        </li>
      )}
    </Part>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-heading`} className="mt-part">
      <h2 id={`${id}-heading`} className="text-subheading">
        {heading}
      </h2>
      <ul className="mt-3 border-b border-line">{children}</ul>
    </section>
  );
}

type RowProps = { id?: string; path: string; title: string; kind?: string; children: ReactNode };

function Row({ id, path, title, kind, children }: RowProps) {
  return (
    <li id={id} className="scroll-mt-24 border-t border-line py-4">
      <h3 className="font-sans text-base font-semibold">
        <Link
          to={path}
          reloadDocument={loadsDocument(path)}
          className="inline-block min-h-6 underline"
        >
          {title}
        </Link>
      </h3>
      {kind && <p className="text-small text-ink-quiet">{kind}</p>}
      {children}
    </li>
  );
}
