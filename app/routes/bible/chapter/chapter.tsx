import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { bookPath, chapterPath } from "#content/bible/bible-path";
import { getUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { kindOf, SavePrayerForm } from "~/prayers/save-prayer";
import { BackLink } from "~/ui/controls/back-link";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { DivineName, VerseWords } from "~/ui/reading/verse-words";
import { ShareVerse } from "~/ui/share/share";
import { bookScene } from "../book-scene";
import { type ChapterPage, chapterIntents, chapterPage } from "./chapter.server";
import { requireChapter } from "./chapter-address.server";
import { Lectio } from "./lectio";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export async function loader(args: LoaderFunctionArgs) {
  return chapterPage(args.params, new URL(args.request.url), await getUser(args));
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { book, name, path, passage, alone } = args.data;
  const heading = passage.marks ? passage.reference : name;
  return pageMeta(args, {
    heading: alone ? `${alone.praying === "amen" ? "Amen" : "Pray"}: ${heading}` : heading,
    description: `${heading} in the Berean Standard Bible: ${passage.text.slice(0, 110).replace(/\s\S*$/, "")}…`,
    canonical: path,
    unlisted: Boolean(alone),
    trail: [
      { name: "Bible", path: "/bible" },
      { name: book.name, path: bookPath(book.slug) },
      { name, path },
    ],
  });
};

export function action(args: ActionFunctionArgs) {
  const { book, chapter } = requireChapter(args.params);
  const handlers = chapterIntents(book, chapter, args.request);
  return runIntent(args, chapterPath(book.slug, chapter), handlers, getUser);
}

export default function ChapterRoute() {
  const page = useLoaderData<typeof loader>();
  return page.alone ? <Lectio {...page} alone={page.alone} /> : <ChapterView {...page} />;
}

function ChapterView(page: ChapterPage) {
  const { book, name, title, path, lines, poetry, paragraphs, places } = page;
  return (
    <>
      <PageBanner
        before={<BackLink to={bookPath(book.slug)}>{book.name}</BackLink>}
        title={name}
        lead={title && <span className="font-serif italic">{title}</span>}
        {...bookScene(book.slug)}
        low="reading"
        narrow
      >
        <ButtonLink to={`${path}?pray=lectio`} variant="secondary" className="no-print mt-6">
          Pray with {name}
        </ButtonLink>
      </PageBanner>
      <article className="mx-auto w-full max-w-176 px-gutter pt-6 pb-band print:max-w-none print:pt-0">
        <p className="no-print mb-7 flex flex-wrap items-center gap-x-6 text-small text-ink-quiet">
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
        <div className="font-serif text-prayer leading-body">
          {paragraphs.map((paragraph) => (
            <Passage key={paragraph.verses[0]?.number} {...paragraph} page={page} />
          ))}
        </div>
        <div className="no-print mt-part">
          <p className="mb-4">Read it slowly, as a prayer in four quiet steps.</p>
          <ButtonLink to={`${path}?pray=lectio`} variant="secondary">
            Pray with {name}
          </ButtonLink>
        </div>
        <Neighbors {...page} />
        {places.length > 0 && <Places places={places} />}
        <p className="mt-8 hidden text-small print:block">
          Scripture: Berean Standard Bible (public domain)
        </p>
      </article>
    </>
  );
}

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
            className="grid grid-cols-[minmax(50%,1fr)_auto] items-baseline gap-x-6 border-line py-2 not-first:border-t"
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

type Paragraph = ChapterPage["paragraphs"][number];

function Passage({ heading, verses, endsMarked, page }: Paragraph & { page: ChapterPage }) {
  const { lines } = page;
  return (
    <div className={heading ? "not-first:mt-14" : "not-first:mt-5"}>
      {heading && (
        <h2 className="mb-4 text-[1.625rem] leading-tight">
          <DivineName text={heading} />
        </h2>
      )}
      {lines ? (
        verses.map((verse) => (
          <p key={verse.number} className="mt-1.5 ps-10 -indent-10">
            <VerseText {...verse} lines ends />
          </p>
        ))
      ) : (
        <p>
          {verses.map((verse) => (
            <VerseText key={verse.number} {...verse} ends={verse === verses.at(-1)} />
          ))}
        </p>
      )}
      {endsMarked && <PassageTools {...page} />}
    </div>
  );
}

type VerseTextProps = Paragraph["verses"][number] & { lines?: boolean; ends: boolean };

/**
 * A verse behind its number, which marks it; one that the translation leaves out says so.
 * @param lines it is a line of its own. @param ends a paragraph ends with it.
 */
function VerseText({ number, text, marked, lines, ends }: VerseTextProps) {
  const Tag = marked ? "mark" : "span";
  const query = lines ? `?as=lines&v=${number}` : `?v=${number}`;
  return (
    <>
      <Tag
        id={`v${number}`}
        className="rounded-small box-decoration-clone bg-transparent text-inherit target:bg-accent/38 [mark&]:bg-accent/38"
      >
        <a
          href={`${query}#v${number}`}
          rel="nofollow"
          aria-label={`Verse ${number}`}
          className={`font-sans text-fine font-medium text-ink-quiet tabular-nums in-[mark]:font-normal in-[mark]:text-ink in-target:text-ink lining-nums hover:underline ${
            lines ? "inline-block min-h-6 w-10 indent-0" : "-ms-2 -me-0.5 px-2 py-1.5 align-[0.1em]"
          }`}
        >
          {number}
        </a>
        {text ? (
          <VerseWords text={text} ends={ends} />
        ) : (
          <i className="text-fine text-ink-quiet">(This verse is not in the oldest manuscripts.)</i>
        )}
      </Tag>{" "}
    </>
  );
}

/** What can be done with the marked verses, right behind the last of them. */
function PassageTools({ path, passage }: ChapterPage) {
  const { reference, marks, text, address, source, saved, more } = passage;
  if (!address) return null;
  return (
    <aside
      aria-label={reference}
      className="no-print my-5 rounded-large border border-line bg-surface-raised p-4 font-sans text-base"
    >
      <p className="reference">{reference}</p>
      <div className="mt-3 flex flex-wrap items-start gap-2 max-sm:[&_.button]:px-4 max-sm:[&>a]:basis-full">
        <ButtonLink to={`${path}?v=${marks}&pray=lectio`}>Pray with it</ButtonLink>{" "}
        <ShareVerse scripture={{ reference, verses: text }} address={address} label="Share" />
        {source && (
          <SavePrayerForm
            intent="save-verse"
            action={passage.path}
            path={`${passage.path}#save-verse`}
            saved={saved ?? false}
            kind={kindOf(reference)}
          />
        )}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-5 text-small">
        {more && (
          <a
            href={`${path}?v=${more}#v${Number.parseInt(more, 10)}`}
            rel="nofollow"
            className={quiet}
          >
            One verse more
          </a>
        )}
        <a href={path} className={quiet}>
          No marks
        </a>
      </p>
    </aside>
  );
}

const quiet = "link inline-flex min-h-11 items-center";
