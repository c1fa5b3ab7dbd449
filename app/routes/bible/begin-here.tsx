import type { Beginning } from "#content/bible/beginnings";
import { chapterPath } from "#content/bible/bible-path";
import { QuotedLines } from "~/ui/reading/scripture";

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
                  <QuotedLines text={words} />
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
