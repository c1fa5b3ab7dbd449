import { Link } from "@remix-run/react";
import { referencePattern } from "#content/bible/bible-path";
import { crisisLine } from "#content/help-lines";
import { Icon } from "~/ui/controls/icon";
import { loadsDocument } from "~/ui/layout/site-links";
import { HelpWords } from "~/ui/reading/help-words";
import { ReferenceWords } from "~/ui/reading/reference-link";
import { FoundPart } from "./found-part";
import type { SearchPage } from "./search.server";

/** The best few pages; the others are folded, so that the verses of a word are not far. */
export function HelpingPages({ pages }: Pick<SearchPage, "pages">) {
  const folds = pages.length > 4;
  const first = folds ? pages.slice(0, 3) : pages;
  const others = pages.slice(first.length);
  const columns = first.length % 3 === 0 ? "lg:grid-cols-3" : "lg:grid-cols-2";
  return (
    <FoundPart
      id="pages"
      heading="What may help"
      listClass={`border-b border-line lg:grid lg:gap-x-columns ${columns}`}
    >
      {first.map((found) => (
        <Helping key={found.path} {...found} />
      ))}
      {folds && (
        <li className="col-span-full border-t border-line">
          <details className="group">
            <summary className="summary-plain flex min-h-14 items-center justify-between gap-3 font-semibold hover:underline">
              {others.length} more that may help
              <Icon of="plus" className="no-print group-open:rotate-45" />
            </summary>
            <ul className={`lg:grid lg:gap-x-columns ${columns}`}>
              {others.map((found) => (
                <Helping key={found.path} {...found} />
              ))}
            </ul>
          </details>
        </li>
      )}
    </FoundPart>
  );
}

/** A page of ours with a word on what it is. */
function Helping({ path, kind, title, text, whole }: SearchPage["pages"][number]) {
  return (
    <li className="flex flex-col items-start border-t border-line py-4">
      <h3 className="text-subheading">
        <Link to={path} reloadDocument={loadsDocument(path)} className="link inline-block min-h-6">
          {title}
        </Link>
      </h3>
      <p className="order-first text-small text-ink-quiet">{kind}</p>
      <div className="mt-1">
        {whole ? (
          <HelpWords line={whomToCall} />
        ) : (
          <p className="line-clamp-3 text-pretty text-ink-quiet">
            <Referring text={text} />
          </p>
        )}
      </div>
    </li>
  );
}

/** No line ends within a reference. */
function Referring({ text }: { text: string }) {
  return text
    .split(referencePattern)
    .map((part, index) =>
      index % 2 === 1 ? <ReferenceWords key={part} reference={part} /> : part,
    );
}

/** The crisis line from its number on. */
const whomToCall = ["Call or text ", ...crisisLine.slice(1)];
