import { Link } from "@remix-run/react";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { PageBanner } from "~/ui/layout/page-banner";
import { bookScene } from "../book-scene";
import type { ChapterPage } from "./chapter.server";
import type { Paragraph } from "./paragraphs";
import { PassageTools } from "./passage-tools";
import { VerseText } from "./verse-text";

/** A chapter as it is read: one column, its verses by number, and the ways on from it. */
export function ChapterView(page: ChapterPage) {
  const { book, name, title, path, lines, poetry, paragraphs, places } = page;
  const { name: scene, tone } = bookScene(book.slug);
  return (
    <>
      <PageBanner
        before={
          <nav
            aria-label="Where you are"
            className="no-print mb-2 flex flex-wrap gap-x-5 text-small"
          >
            <BookLink to="/bible">All books</BookLink>
            <BookLink to={`/bible/${book.slug}`}>{`${book.name}, all chapters`}</BookLink>
          </nav>
        }
        title={name}
        lead={title && <span className="font-serif italic">{title}</span>}
        scene={scene}
        tone={tone}
        low="reading"
        narrow
      >
        <ButtonLink to={`${path}?pray=lectio`} variant="secondary" className="no-print mt-6">
          Pray with {name}
        </ButtonLink>
      </PageBanner>
      <article className="mx-auto w-full max-w-176 px-gutter pt-6 pb-band print:max-w-none print:pt-0">
        <p className="no-print flex flex-wrap items-center gap-x-5 text-small text-ink-quiet">
          Press a verse’s number to share or save it.
          {!poetry && (
            <a
              href={lines ? path : `${path}?as=lines`}
              className="link inline-flex min-h-11 items-center"
            >
              {lines ? "Read it in paragraphs" : "Show each verse on its own line"}
            </a>
          )}
        </p>
        <div className="mt-6 font-serif text-prayer leading-body">
          {paragraphs.map((paragraph) => (
            <Passage key={paragraph.verses[0]?.number} {...paragraph} page={page} />
          ))}
        </div>
        <PrayThis {...page} />
        <Neighbors {...page} />
        {places.length > 0 && <Places places={places} />}
        <p className="mt-8 hidden text-small print:block">
          Scripture: Berean Standard Bible (public domain)
        </p>
      </article>
    </>
  );
}

/** A paragraph or a stanza under its heading, and behind it what can be done with its marked verses. */
function Passage({ heading, verses, endsMarked, page }: Paragraph & { page: ChapterPage }) {
  const { lines } = page;
  return (
    <div className={heading ? "not-first:mt-14" : "not-first:mt-5"}>
      {heading && <h2 className="mb-4 text-[1.625rem] leading-tight">{heading}</h2>}
      {lines ? (
        verses.map((verse) => (
          <p key={verse.number} className="mt-1.5 ps-10 -indent-10">
            <VerseText verse={verse} lines />
          </p>
        ))
      ) : (
        <p>
          {verses.map((verse) => (
            <VerseText key={verse.number} verse={verse} />
          ))}
        </p>
      )}
      {endsMarked && <PassageTools {...page} />}
    </div>
  );
}

function BookLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} reloadDocument className="link inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}

/** The chapters before and after, across the ends of books. */
function Neighbors({ previous, next }: ChapterPage) {
  const linkClass =
    "flex min-h-14 items-center gap-2.5 rounded-stage border border-control px-4 font-semibold hover:bg-surface-sunken";
  return (
    <nav aria-label="Other chapters" className="no-print mt-part grid grid-cols-2 gap-3">
      {previous ? (
        <Link to={previous.path} rel="prev" reloadDocument className={linkClass}>
          <Icon of="arrow-left" />
          <span>
            <span className="sr-only">Previous: </span>
            {previous.name}
          </span>
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link
          to={next.path}
          rel="next"
          reloadDocument
          className={`${linkClass} justify-end text-end`}
        >
          <span>
            <span className="sr-only">Next: </span>
            {next.name}
          </span>
          <Icon of="arrow-right" />
        </Link>
      )}
    </nav>
  );
}

/** What a reader may do with a chapter. */
function PrayThis({ name, path }: ChapterPage) {
  return (
    <section aria-labelledby="pray-heading" className="no-print mt-part">
      <h2 id="pray-heading" className="text-subheading">
        Pray with {name}
      </h2>
      <p className="mt-2 mb-4">Read it slowly, as a prayer in four quiet steps.</p>
      <ButtonLink to={`${path}?pray=lectio`} variant="secondary">
        Begin slowly
      </ButtonLink>
    </section>
  );
}

/** The pages that read or pray something of the chapter. */
function Places({ places }: Pick<ChapterPage, "places">) {
  return (
    <section aria-labelledby="places-heading" className="no-print mt-part">
      <h2 id="places-heading" className="text-subheading">
        Where Prayer LIFE prays it
      </h2>
      <ul className="mt-3 border-y border-line">
        {places.map(({ reference, title, path, passagePath }) => (
          <li
            key={path + reference}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-line py-2 not-first:border-t"
          >
            <Link to={path} className="link inline-flex min-h-11 items-center">
              {title}
            </Link>
            <a href={passagePath} className="reference inline-flex min-h-11 items-center">
              {reference}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
