import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { filled } from "#content/filled.server";
import { faqGroups } from "#content/pages/faqs";
import { type Situation, situations } from "#content/pages/situations";
import type { ContactDetails } from "#content/samples";
import { site } from "#content/site.server";
import { helpNow } from "~/routes/help.server";
import { Icon, PageLink, SecondaryLink, TallLink, TextLink } from "~/ui/controls/controls";
import { HelpNow } from "~/ui/help/help-view";
import { PageBanner } from "~/ui/layout/page-banner";
import { SearchField } from "~/ui/layout/search-field";
import { pageMeta } from "~/ui/meta/page-meta";
import { SupportHours } from "./support-details";

const heading = "Help Center";
const lead = "Answers for what brings you\u00a0here, and people who can help.";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, description: lead });

export function loader(args: LoaderFunctionArgs) {
  return {
    help: helpNow(args),
    situations: situations(),
    topics: faqGroups().map(({ id, heading }) => ({ id, heading })),
    contactDetails: site().contact,
    reply: filled("{reply}"),
  };
}

export default function HelpCenter() {
  const { help, situations, topics, contactDetails, reply } = useLoaderData<typeof loader>();
  return (
    <>
      <HelpNow help={help} />
      <PageBanner title={heading} lead={lead} scene="lighthouse" tone="sky" kind="reading">
        <SearchField className="mt-6 max-w-120" label="Search help" leads />
        <p className="mt-4">
          Anything else? <TextLink to="/contact">Contact Us</TextLink>
        </p>
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
          <Topics of={topics} />
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
            <SupportDesk {...contactDetails} />
          </div>
        </div>
      </section>
    </>
  );
}

function Topics({ of }: { of: readonly { id: string; heading: string }[] }) {
  return (
    <ul
      aria-label="FAQs by topic"
      className="flex flex-wrap gap-x-6 max-sm:grid max-sm:basis-full max-sm:cols-fit-36"
    >
      {of.map(({ id, heading }) => (
        <li key={id}>
          <TallLink to={`/faqs#${id}`}>{heading}</TallLink>
        </li>
      ))}
    </ul>
  );
}

type HelpSituationProps = Situation & {
  leads: boolean;
};

function HelpSituation({ heading, ways, leads }: HelpSituationProps) {
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

type SupportDeskProps = Pick<ContactDetails, "email" | "phone" | "phoneHref" | "supportHours">;

function SupportDesk({ email, phone, phoneHref, supportHours }: SupportDeskProps) {
  return (
    <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-[auto_auto_1fr]">
      <Row term="Email">
        <a href={`mailto:${email}`} className="link inline-block py-1">
          {email}
        </a>
      </Row>
      {phone && (
        <Row term="Phone">
          <a href={phoneHref} className="link inline-block py-1">
            {phone}
          </a>
        </Row>
      )}
      {supportHours && (
        <Row term="Support hours">
          <span className="inline-block py-1">
            <SupportHours of={supportHours} />
          </span>
        </Row>
      )}
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="[font-variant-numeric:tabular-nums] wrap-anywhere">{children}</dd>
    </div>
  );
}
