import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/ui/controls/button";
import { PageBanner } from "~/ui/layout/page-banner";
import { SearchField } from "~/ui/layout/search-field";
import { pageMeta } from "~/ui/meta/page-meta";
import { HelpLines } from "~/ui/reading/help-lines";
import { faqGroups } from "../../../content/pages/faqs";
import { contactDetails } from "../../../content/samples";
import { CrisisCall } from "./crisis-call";
import { HelpTopic } from "./help-topic";
import { SupportDesk } from "./support-desk";

const heading = "Help Center";
const lead = "Find an answer by topic, or reach the people who can help.";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, description: lead });

export function loader() {
  return {
    topics: faqGroups.map(({ faqs, ...topic }) => ({
      ...topic,
      questions: faqs.slice(0, 3).map(({ id, question }) => ({ id, question })),
    })),
    contactDetails,
  };
}

export default function HelpCenter() {
  const { topics, contactDetails } = useLoaderData<typeof loader>();
  return (
    <>
      <PageBanner title={heading} lead={lead} scene="water" tone="sky" low>
        <SearchField className="mt-6 max-w-120" label="Search help" leads />
        <p className="mt-2 flex flex-wrap items-center gap-x-6">
          <Link to="/contact" className="link inline-flex min-h-11 items-center">
            Contact Us
          </Link>{" "}
          <CrisisCall />
        </p>
      </PageBanner>
      <section aria-labelledby="topics-heading" className="wrap pt-part pb-band">
        <h2 id="topics-heading">Where to look first</h2>
        <ul className="rows mt-8">
          {topics.map((topic) => (
            <HelpTopic key={topic.id} {...topic} />
          ))}
        </ul>
        <div className="buttons mt-8">
          <ButtonLink to="/faqs" variant="secondary">
            Read the FAQs
          </ButtonLink>
        </div>
      </section>
      <section aria-labelledby="desk-heading" className="sunken band">
        <div className="split wrap">
          <div>
            <h2 id="desk-heading">Reach Us</h2>
            <p className="mt-2 text-small leading-normal text-ink-quiet">
              We reply within 24 hours on business days.
            </p>
          </div>
          <div>
            <SupportDesk {...contactDetails} />
            <HelpLines />
          </div>
        </div>
      </section>
    </>
  );
}
