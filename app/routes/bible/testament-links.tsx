import { bookPath } from "#content/bible/bible-path";
import type { BookGroup } from "#content/bible/books";
import { ledger } from "~/routes/library/library-page";

type TestamentLinksProps = { testaments: readonly { testament: string }[] };

export const testamentId = (testament: string) => `${testament}-heading`;

export function TestamentLinks({ testaments }: TestamentLinksProps) {
  return (
    <nav aria-label="Testaments" className="no-print mt-3 flex flex-wrap gap-x-6 ">
      {testaments.map(({ testament }) => (
        <a
          key={testament}
          href={`#${testamentId(testament)}`}
          className="link inline-flex min-h-11 items-center"
        >
          {testament} Testament
        </a>
      ))}
    </nav>
  );
}

/** Over its books a group's name is set apart from them; beside them it is as large. */
export const groupName =
  "text-subheading max-lg:font-sans max-lg:text-base max-lg:font-semibold max-lg:tracking-normal";

export function BibleGroup({ heading: name, books }: BookGroup) {
  return (
    <div className={`mt-6 border-t border-line pt-4 lg:mt-0 lg:py-4 ${ledger}`}>
      <h3 className={`${groupName} max-lg:mb-1 lg:pt-1.5`}>{name}</h3>
      <ul className="grid cols-fill-34 gap-x-6 lg:gap-x-4">
        {books.map(({ slug, name: book }) => (
          <li key={slug}>
            <a
              href={bookPath(slug)}
              className="inline-flex min-h-11 items-center link font-serif text-prayer decoration-accent/60 decoration-1 lg:text-[1.1875rem] lg:whitespace-nowrap"
            >
              {book}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
