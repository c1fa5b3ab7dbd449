import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "~/ui/controls/icon";
import { loadsDocument } from "~/ui/layout/site-links";

type TopicProps = {
  id: string;
  heading: string;
  about: string;
  questions: readonly { id: string; question: string }[];
};

/** A subject, and what is asked about it. */
export function HelpTopic({ id, heading, about, questions }: TopicProps) {
  return (
    <li className="split">
      <div>
        <h3>
          <FaqLink at={id} className="hover:underline">
            {heading} <Icon of="arrow-right" size="1em" />
          </FaqLink>
        </h3>
        <p className="mt-2 text-small leading-normal text-ink-quiet">{about}</p>
      </div>
      <ul>
        {questions.map((each) => (
          <li key={each.id}>
            <FaqLink at={each.id} className="underline">
              {each.question}
            </FaqLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

type FaqLinkProps = { at: string; className: string; children: ReactNode };

function FaqLink({ at, className, children }: FaqLinkProps) {
  return (
    <Link
      to={`/faqs#${at}`}
      reloadDocument={loadsDocument("/faqs")}
      className={`inline-flex min-h-11 items-center gap-2 py-2 leading-normal ${className}`}
    >
      {children}
    </Link>
  );
}
