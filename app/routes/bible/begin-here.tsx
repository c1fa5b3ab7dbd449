import { chapterPath } from "#content/bible/bible-path";
import { VerseWords } from "~/ui/reading/verse-words";

type Beginning = {
  slug: string;
  chapter: number;
  name: string;
  why: string;
  words?: readonly string[];
};

export const beginnings: readonly Beginning[] = [
  {
    slug: "psalms",
    chapter: 23,
    name: "Psalm 23",
    why: "Six verses for a hard road",
    words: [
      "The LORD is my shepherd;",
      "I shall not want.",
      "He makes me lie down in green pastures;",
      "He leads me beside quiet waters.",
    ],
  },
  { slug: "john", chapter: 1, name: "John", why: "Who Jesus is, from the beginning" },
  { slug: "mark", chapter: 1, name: "Mark", why: "His story, told fast" },
  { slug: "philippians", chapter: 4, name: "Philippians 4", why: "On worry, and on peace" },
];

export const psalmsToBegin: readonly Beginning[] = [
  { slug: "psalms", chapter: 23, name: "Psalm 23", why: "Led, and never alone in the valley" },
  { slug: "psalms", chapter: 51, name: "Psalm 51", why: "For a bad conscience" },
  { slug: "psalms", chapter: 121, name: "Psalm 121", why: "Before a road or a hard day" },
  { slug: "psalms", chapter: 139, name: "Psalm 139", why: "Known all the way through" },
];

export function BeginHere({ places }: { places: readonly Beginning[] }) {
  return (
    <section aria-labelledby="begin-heading" className="no-print">
      <h2 id="begin-heading">A place to begin</h2>
      <ul
        className={`mt-5 grid gap-px overflow-clip rounded-large border border-line bg-line ${places[0]?.words ? leading : "sm:grid-cols-2 lg:grid-cols-4"}`}
      >
        {places.map(({ slug, chapter, name, why, words }) => (
          <li key={name}>
            <a
              href={chapterPath(slug, chapter)}
              className="block h-full bg-surface-raised p-5 hover:bg-surface-sunken lg:px-7"
            >
              <span className="link font-serif text-subheading">{name}</span>
              <span className="mt-1 block text-small text-ink-quiet">{why}</span>
              {words && (
                <span className="mt-3 block font-serif text-scripture lg:mt-6 lg:text-[1.75rem] lg:leading-normal">
                  {words.map((line) => (
                    <span key={line} className="block ps-[1em] -indent-[1em]">
                      <VerseWords text={line} />{" "}
                    </span>
                  ))}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first has a row of its own, or stands beside the others, which are three rows. */
const leading =
  "sm:grid-cols-3 sm:*:first:col-span-full lg:grid-cols-2 lg:*:first:col-span-1 lg:*:first:row-span-3";
