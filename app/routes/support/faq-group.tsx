import { Link } from "@remix-run/react";
import type { Faq, FaqGroup } from "#content/pages/faqs";
import { Icon } from "~/ui/controls/icon";
import { NoWidow } from "~/ui/reading/no-widow";

/** What is asked about one subject. */
export function FaqSection({ id, heading, about, faqs }: FaqGroup) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p className="mt-2 text-small leading-normal text-balance text-ink-quiet">{about}</p>
      <div className="rows mt-4">
        {faqs.map((faq) => (
          <Item key={faq.id} {...faq} />
        ))}
      </div>
    </section>
  );
}

/**
 * One name for all of them: the browser keeps one open at a time, over the whole page, and opens
 * the one whose answer an address names.
 */
function Item({ id, question, answer, link }: Faq) {
  return (
    <details name="faq" className="group py-0">
      <summary className="summary-plain flex items-center justify-between gap-6 py-4.5 leading-close font-semibold text-balance wrap-anywhere hover:underline">
        {question}
        <Icon of="plus" size="1.25em" className="no-print group-open:rotate-45" />
      </summary>
      <p id={id} className="max-w-144 scroll-mt-14 pb-6">
        {link ? answer : <NoWidow text={answer} />}
        {link && (
          <>
            {" "}
            <Link to={link.to} className="link">
              {link.label}
            </Link>
          </>
        )}
      </p>
    </details>
  );
}
