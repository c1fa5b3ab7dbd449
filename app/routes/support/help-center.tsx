import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { filled } from "#content/filled.server";
import { crisisLine } from "#content/help-lines";
import { faqTopics } from "#content/pages/faqs";
import { type Situation, situations } from "#content/pages/situations";
import { site } from "#content/site.server";
import { helpNow } from "~/routes/help.server";
import { Icon, PageLink, SecondaryLink } from "~/ui/controls/controls";
import { HelpNow, HelpWords } from "~/ui/help/help-view";
import { PageBanner } from "~/ui/layout/page-banner";
import { SearchField } from "~/ui/layout/search-field";
import { pageMeta } from "~/ui/meta/page-meta";
import { ContactCards, Topics } from "./support-details";

const heading = "Help Center";
const lead = "Answers for what brings you\u00a0here, and people who can help.";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, description: lead });

export function loader(args: LoaderFunctionArgs) {
  return {
    help: helpNow(args),
    situations: situations(),
    topics: faqTopics(),
    crisis: crisisLine(),
    contactDetails: site().contact,
    reply: filled("{reply}"),
  };
}

export default function HelpCenter() {
  const { help, situations, topics, crisis, contactDetails, reply } =
    useLoaderData<typeof loader>();
  return (
    <>
      <HelpNow help={help} />
      <PageBanner title={heading} lead={lead} scene="lighthouse" tone="sky" kind="reading">
        <HelpWords line={crisis} className="mt-6 max-w-120 border-s-2 border-accent ps-4" />
        <SearchField className="mt-6 max-w-120" label="Search help" within="help" />
      </PageBanner>
      <section aria-labelledby="situations-heading" className="wrap pt-part pb-band">
        <h2 id="situations-heading">What Brings You Here?</h2>
        <ul className="rows mt-8">
          {situations.map((situation, index) => (
            <HelpSituation key={situation.id} {...situation} leads={index === 0} />
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <SecondaryLink to="/faqs">Read the FAQs</SecondaryLink>
          <p className="text-ink-quiet max-sm:basis-full">By topic:</p>
          <Topics of={topics} path="/faqs" />
        </div>
      </section>
      <section aria-labelledby="desk-heading" className="sunken band">
        <div className="split wrap">
          <div>
            <h2 id="desk-heading">Reach Us</h2>
            <p className="mt-2 text-small leading-normal text-ink-quiet">{reply}</p>
            <p className="mt-6">
              <SecondaryLink to="/contact">Contact Us</SecondaryLink>
            </p>
          </div>
          <div className="mt-4 lg:m-0">
            <ContactCards {...contactDetails} as="h3" className="sm:grid-cols-2" />
          </div>
        </div>
      </section>
    </>
  );
}

function HelpSituation({ heading, ways, leads }: Situation & { leads: boolean }) {
  return (
    <li className={`split ${leads ? "border-t-2 border-accent" : ""}`}>
      <h3 className={leads ? "text-scripture" : "lg:pt-3.5"}>{heading}</h3>
      <ul>
        {ways.map(({ to, label }) => (
          <li key={to} className="not-first:border-t not-first:border-line">
            <PageLink
              to={to}
              className="flex min-h-11 items-center justify-between gap-6 py-4 leading-close font-semibold text-balance hover:underline"
            >
              {label}
              <Icon of="arrow-right" size="1.25em" />
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
