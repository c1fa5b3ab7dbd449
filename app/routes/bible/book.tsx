import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { bookPath, chapterPath } from "#content/bible/bible-path";
import { BackLink } from "~/ui/controls/back-link";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { BeginHere, type Beginning } from "./begin-here";
import { bookPage } from "./book.server";
import { bookScene } from "./book-scene";

export { prayingStyles as links } from "~/routes/praying-styles";

export const loader = ({ params }: LoaderFunctionArgs) => bookPage(params.book);

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { name, slug } = args.data;
  return pageMeta(args, {
    heading: name,
    description: `${name} in the Berean Standard Bible, chapter by chapter.`,
    trail: [
      { name: "Bible", path: "/bible" },
      { name, path: bookPath(slug) },
    ],
  });
};

export default function BookRoute() {
  const { slug, name, parts, length, chapterWord } = useLoaderData<typeof loader>();
  return (
    <>
      <PageBanner
        before={<BackLink to="/bible">All books</BackLink>}
        title={name}
        lead={`A book of ${length}.`}
        {...bookScene(slug)}
        low
      />
      <div className="wrap grid grid-cols-1 gap-part py-passage">
        {slug === "psalms" && <BeginHere places={psalmsToBegin} />}
        <nav aria-label="Chapters" className="grid grid-cols-1 gap-10">
          {parts.map((chapters, index) => (
            <div key={chapters[0]}>
              {parts.length > 1 && <h2 className="mb-4 text-subheading">{bookNames[index]}</h2>}
              <ol className="grid cols-fill-14 gap-2">
                {chapters.map((chapter) => (
                  <li key={chapter}>
                    <a
                      href={chapterPath(slug, chapter)}
                      className="flex min-h-12 items-center justify-center rounded-small border border-line bg-surface-raised font-semibold hover:border-accent"
                    >
                      <span className="sr-only">{chapterWord} </span>
                      {chapter}
                    </a>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </nav>
      </div>
    </>
  );
}

/** Of the psalms. */
const bookNames = ["First book", "Second book", "Third book", "Fourth book", "Fifth book"];

const psalmsToBegin: readonly Beginning[] = [
  { slug: "psalms", chapter: 23, name: "Psalm 23", why: "Led, and never alone in the valley" },
  { slug: "psalms", chapter: 51, name: "Psalm 51", why: "For a bad conscience" },
  { slug: "psalms", chapter: 121, name: "Psalm 121", why: "Before a road or a hard day" },
  { slug: "psalms", chapter: 139, name: "Psalm 139", why: "Known all the way through" },
];
