import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { bookPath, chapterPath } from "#content/bible/bible-path";
import { ChapterLookForm } from "~/accounts/chapter-look-form";
import { getUser } from "~/accounts/current-user.server";
import { chapterLookOf } from "~/accounts/preferences.server";
import { runIntent } from "~/forms/action.server";
import { BackLink } from "~/ui/controls/back-link";
import { ButtonLink, Icon, SecondaryLink, TallLink } from "~/ui/controls/controls";
import { PrintButton } from "~/ui/controls/print-button";
import { PageBanner } from "~/ui/layout/page-banner";
import { useNamed } from "~/ui/layout/site-words";
import { pageMeta } from "~/ui/meta/page-meta";
import { ListenButton } from "~/ui/praying/listen-button";
import { bookScene } from "../book-scene";
import { type ChapterPage, chapterIntents, chapterPage } from "./chapter.server";
import { requireChapter } from "./chapter-address.server";
import { Notes, SectionView } from "./chapter-text";
import { Lectio } from "./lectio";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export async function loader(args: LoaderFunctionArgs) {
  const [user, look] = [await getUser(args), await chapterLookOf(args)];
  return chapterPage(args.params, new URL(args.request.url), { user, look });
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
  const { book, name, title, path, look, sections, places } = page;
  return (
    <>
      <PageBanner
        before={<BackLink to={bookPath(book.slug)}>{book.name}</BackLink>}
        title={name}
        lead={title && <span className="font-serif italic">{title}</span>}
        {...bookScene(book.slug)}
        kind="reading"
        narrow
        below="pb-5 @wall:pb-24 max-sm:before:absolute max-sm:before:inset-0 max-sm:before:-z-1 max-sm:before:bg-linear-to-b max-sm:before:from-night-floor max-sm:before:from-40% max-sm:before:to-transparent"
      >
        <ButtonLink to={`${path}?pray=lectio`} className="no-print mt-7 sm:mt-6">
          Pray with {name}
        </ButtonLink>
      </PageBanner>
      <article className="mx-auto w-full max-w-176 px-gutter pt-1 pb-band sm:pt-6">
        <ChapterAids {...page} />
        <div
          id="verses"
          data-said={look.sayNumbers ? "all" : undefined}
          className={`font-serif text-prayer ${spacings[look.spacing]}`}
        >
          {sections.map((section) => (
            <SectionView key={section.blocks[0]?.pieces[0]?.number} {...section} page={page} />
          ))}
        </div>
        {!look.hideHeadings && <Notes {...page} />}
        <div className="no-print mt-part">
          <p className="mb-4">Read it slowly, as a prayer in four quiet steps.</p>
          <SecondaryLink to={`${path}?pray=lectio`}>Pray with {name}</SecondaryLink>
        </div>
        <Neighbors {...page} />
        {places.length > 0 && <Places places={places} />}
      </article>
    </>
  );
}

const spacings = {
  normal: "leading-body print:leading-[1.35]",
  wide: "leading-[2]",
  widest: "leading-[2.4]",
} satisfies Record<ChapterPage["look"]["spacing"], string>;

function ChapterAids({ path, lines, poetry, look }: ChapterPage) {
  return (
    <div className="no-print mb-4 text-small sm:mb-7 text-ink-quiet">
      <div className="flex flex-wrap items-start gap-x-6">
        <ListenButton />
        <details className={opening}>
          <summary className={`${aid} summary-plain`}>Choose verses</summary>
          {!look.hideNumbers && <p>Press a verse’s number to share or save it, or type it here.</p>}
          <ChooseVerses path={path} lines={lines} />
        </details>
        <details className={opening}>
          <summary className={`${aid} summary-plain`}>Reading Comfort</summary>
          <div className="mt-2 text-ink">
            <p className="flex flex-wrap gap-x-6">
              {!poetry && (
                <a href={lines ? path : `${path}?as=lines`} className={aid}>
                  {lines ? "Read it in paragraphs" : "Show each verse on its own line"}
                </a>
              )}{" "}
              <TallLink to="/preferences">Text size for all pages</TallLink>
            </p>
            <ChapterLookForm chosen={look} back={`${path}${lines ? "?as=lines" : ""}#verses`} />
          </div>
        </details>
        <PrintButton />
      </div>
    </div>
  );
}

const aid = "link inline-flex min-h-11 items-center";
const opening = "min-w-0 open:basis-full";

/** For whoever cannot press a number, or does not see them. */
function ChooseVerses({ path, lines }: Pick<ChapterPage, "path" | "lines">) {
  return (
    <form
      action={`${path}#marked`}
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink"
    >
      {lines && <input type="hidden" name="as" value="lines" />}
      <label htmlFor="verses-to-mark">Verses to share or save, like 3-5</label>
      <input
        id="verses-to-mark"
        name="v"
        maxLength={40}
        autoComplete="off"
        className="min-h-11 w-28 rounded-medium border border-control bg-surface-raised px-3"
      />
      <button type="submit" className="chip">
        Mark
      </button>
    </form>
  );
}

const ways = [
  ["previous", "Previous", "arrow-left", ""],
  ["next", "Next", "arrow-right", "flex-row-reverse text-end"],
] as const;

function Neighbors(page: ChapterPage) {
  return (
    <nav aria-label="Other chapters" className="no-print mt-part grid grid-cols-2 gap-3">
      {ways.map(([way, said, icon, side]) => {
        const { path, name } = page[way] ?? {};
        if (!path) return <span key={way} />;
        return (
          <a key={way} href={path} rel={way.slice(0, 4)} className={`${neighbor} ${side}`}>
            <Icon of={icon} />
            <span>
              <span className="sr-only">{said}: </span>
              {name}
            </span>
          </a>
        );
      })}
    </nav>
  );
}

const neighbor =
  "flex min-h-14 items-center gap-2.5 rounded-stage border border-control px-4 font-semibold hover:bg-surface-sunken";

function Places({ places }: Pick<ChapterPage, "places">) {
  return (
    <section aria-labelledby="places-heading" className="no-print mt-part">
      <h2 id="places-heading" className="text-subheading">
        {useNamed()("Where {name} prays it")}
      </h2>
      <ul className="mt-3 border-y border-line">
        {places.map(({ reference, title, path, passagePath }) => (
          <li
            key={path + reference}
            className="grid grid-cols-[minmax(50%,1fr)_auto] items-baseline gap-x-6 border-line py-2 not-first:border-t"
          >
            <TallLink to={path}>{title}</TallLink>
            <a href={passagePath} className="reference inline-flex min-h-11 items-center">
              {reference}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
