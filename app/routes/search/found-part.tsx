import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { loadsDocument } from "~/ui/layout/site-links";
import { ReferenceWords } from "~/ui/reading/reference-link";

/** A list of quotations down one column and on in the next: a long one leaves no hole beside it. */
export const quoteList = "border-b border-line lg:columns-2 lg:gap-x-column";

type FoundQuoteProps = { id?: string; path: string; reference: string; children: ReactNode };

/** Words of the Bible, and after them, for the eye, where they stand. */
export function FoundQuote({ id, path, reference, children }: FoundQuoteProps) {
  return (
    <li
      id={id}
      className="flex scroll-mt-24 break-inside-avoid flex-col border-t border-line py-5 only:[column-span:all] lg:pe-6"
    >
      <h3 className="reference order-last mt-1.5 font-sans">
        <Link to={path} reloadDocument={loadsDocument(path)} className="link inline-block min-h-6">
          <ReferenceWords reference={reference} />
        </Link>
      </h3>
      <p className="max-w-[34em] font-serif text-prayer leading-normal">{children}</p>
    </li>
  );
}

type FoundPartProps = {
  id: string;
  heading: string;
  /** Why it is here, where nobody asked for it in its words. */
  why?: string;
  listClass: string;
  children: ReactNode;
};

/** One list of what was found, under its heading. */
export function FoundPart({ id, heading, why, listClass, children }: FoundPartProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className="mt-part">
      <h2 id={`${id}-heading`} className="scroll-mt-24 text-heading">
        {heading}
      </h2>
      {why && <p className="mt-1 text-ink-quiet">{why}</p>}
      <ul className={`mt-5 ${listClass}`}>{children}</ul>
    </section>
  );
}
