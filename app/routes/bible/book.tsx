import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { psalmBooks, psalmsToBegin } from "#content/bible/beginnings";
import { bookPath, chapterPath } from "#content/bible/bible-path";
import { BackLink } from "~/ui/controls/back-link";
import { ButtonLink, Icon } from "~/ui/controls/controls";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { DivineName, VerseWords } from "~/ui/reading/scripture";
import { BeginHere } from "./begin-here";
import { bookPage } from "./book.server";
import { bookScene } from "./book-scene";

export { prayingStyles as links } from "~/routes/praying-styles";

export const loader = ({ params }: LoaderFunctionArgs) => bookPage(params.book);

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { name, slug, introduction } = args.data;
  return pageMeta(args, {
    heading: name,
    description: `${name}: ${introduction.replace(/([.?]) .*/, "$1")}`,
    trail: [
      { name: "Bible", path: "/bible" },
      { name, path: bookPath(slug) },
    ],
  });
};

export default function BookRoute() {
  const { slug, name, introduction, parts, first } = useLoaderData<typeof loader>();
  const isLong = parts.some(({ chapters }) => chapters.length > 12);
  return (
    <>
      <PageBanner
        before={<BackLink to="/bible">All books</BackLink>}
        title={name}
        lead={introduction}
        {...bookScene(slug)}
        kind="reading"
      >
        <ButtonLink to={chapterPath(slug, 1)} className="no-print mt-6">
          Read {first}
        </ButtonLink>
      </PageBanner>
      <div className="wrap grid grid-cols-1 gap-part py-passage">
        {slug === "psalms" && <BeginHere places={psalmsToBegin} />}
        {parts.map((part, index) => (
          <section key={part.chapters[0]} aria-labelledby={`part-${index}`}>
            <h2 id={`part-${index}`} className={parts.length > 1 ? "text-subheading" : undefined}>
              {parts.length > 1 ? psalmBooks[index] : "What’s in it"}
            </h2>
            {isLong && (
              <ChapterNumbers
                {...part}
                label={parts.length > 1 ? `Psalms, ${psalmBooks[index]}` : "Chapters"}
              />
            )}
            <Contents chapters={part.contents} folded={isLong} />
          </section>
        ))}
      </div>
    </>
  );
}

type Part = ReturnType<typeof bookPage>["parts"][number];

function ChapterNumbers({ chapters, label }: Part & { label: string }) {
  const { slug, chapterWord } = useLoaderData<typeof loader>();
  return (
    <nav aria-label={label}>
      <ol className="mt-4 mb-6 grid cols-fill-11 gap-1.5 sm:cols-fill-14 sm:gap-2">
        {chapters.map((chapter) => (
          <li key={chapter}>
            <a
              href={chapterPath(slug, chapter)}
              className="flex min-h-11 items-center justify-center rounded-small text-ink-quiet tabular-nums hover:bg-surface-sunken"
            >
              <span className="sr-only">{chapterWord} </span>
              {chapter}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Contents({ chapters, folded }: { chapters: Part["contents"]; folded: boolean }) {
  const { chapterWord } = useLoaderData<typeof loader>();
  const list = (
    <ol className="mt-2 gap-x-columns lg:columns-2">
      {chapters.map((each) => (
        <ChapterContents key={each.chapter} {...each} />
      ))}
    </ol>
  );
  if (!folded) return list;
  const [from, to] = [chapters[0]?.chapter, chapters.at(-1)?.chapter];
  return (
    <details className="group border-t border-line">
      <summary className="summary-plain flex min-h-12 items-center justify-between gap-4 font-semibold">
        <span>
          {chapterWord === "Psalm" ? "Psalms" : "Chapters"} {from}–{to}, one by one
        </span>
        <Icon of="plus" size="1.25em" className="group-open:rotate-45" />
      </summary>
      {list}
    </details>
  );
}

function ChapterContents({ chapter, path, headings, line }: Part["contents"][number]) {
  const { chapterWord } = useLoaderData<typeof loader>();
  return (
    <li className="grid break-inside-avoid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 pb-3">
      <a href={path} className="py-1 font-semibold tabular-nums hover:underline">
        <span className="sr-only">{chapterWord} </span>
        {chapter}
      </a>
      <div>
        <ul>
          {headings.map(({ number, text }) => (
            <li key={number}>
              <a
                href={number > 1 ? `${path}#v${number}` : path}
                className="inline-block py-1 hover:underline"
              >
                <DivineName text={text} />
              </a>
            </li>
          ))}
        </ul>
        {line && (
          <p className="pb-1 font-serif text-ink-quiet">
            <VerseWords text={line} />
          </p>
        )}
      </div>
    </li>
  );
}
