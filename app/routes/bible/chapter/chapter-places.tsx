import { Link } from "@remix-run/react";
import type { ChapterPage } from "./chapter.server";

/** The pages that read or pray something of the chapter. */
export function Places({ places }: Pick<ChapterPage, "places">) {
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
