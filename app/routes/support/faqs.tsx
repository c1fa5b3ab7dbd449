import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { filled } from "#content/filled.server";
import { type Faq, type FaqGroup, faqGroups } from "#content/pages/faqs";
import { helpNow } from "~/routes/help.server";
import { ButtonLink, Icon, SecondaryLink, TextLink } from "~/ui/controls/controls";
import { HelpNow, HelpWords } from "~/ui/help/help-view";
import { Closing } from "~/ui/layout/closing";
import { PageBanner } from "~/ui/layout/page-banner";
import { SearchField } from "~/ui/layout/search-field";
import { pageMeta } from "~/ui/meta/page-meta";
import { Topics } from "./support-details";

const heading = "Frequently Asked Questions";
const lead =
  "Short answers about {name}, {app}the\u00a0app, {/app}your account, and how to reach us.";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    heading,
    description: args.data?.lead ?? heading,
    trail: [
      { name: "Help Center", path: "/help-center" },
      { name: heading, path: "/faqs" },
    ],
    about: () => structuredData(args.data?.groups.flatMap(({ faqs }) => faqs) ?? []),
  });

export function loader(args: LoaderFunctionArgs) {
  return { lead: filled(lead), groups: faqGroups(), help: helpNow(args) };
}

export default function Faqs() {
  const { lead, groups, help } = useLoaderData<typeof loader>();
  return (
    <>
      <HelpNow help={help} />
      <PageBanner title={heading} lead={lead} scene="olive" tone="sage" kind="reading">
        <SearchField
          className="mt-6 max-w-120"
          label="Search questions and answers"
          within="help"
          leads
        />
      </PageBanner>
      <div className="wrap flex flex-col gap-passage pt-part pb-band">
        <nav aria-label="Questions by subject" className="no-print lg:hidden">
          <Topics of={groups} />
        </nav>
        <div className="grid grid-cols-1 gap-x-column gap-y-passage lg:grid-cols-2">
          {groups.map((group) => (
            <FaqSection key={group.id} {...group} />
          ))}
        </div>
      </div>
      <Closing
        heading="Still Wondering?"
        scene="moon"
        text="In the Help Center, start with what brought you here. Or write to us, and a person answers."
      >
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <SecondaryLink to="/help-center">Help Center</SecondaryLink>
      </Closing>
    </>
  );
}

function FaqSection({ id, heading, about, faqs }: FaqGroup) {
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

/** One `name` for all: the browser keeps one open at a time, and opens the one that the address names. */
function Item({ id, question, answer, line, link }: Faq) {
  return (
    <details name="faq" className="group py-0">
      <summary className="summary-plain flex items-center justify-between gap-6 py-4.5 leading-close font-semibold text-balance wrap-anywhere hover:underline">
        {question}
        <Icon of="plus" size="1.25em" className="no-print group-open:rotate-45" />
      </summary>
      <div id={id} className="max-w-144 scroll-mt-14 pb-6">
        {line ? (
          <HelpWords line={line} />
        ) : (
          <p>
            {answer} {link && <TextLink to={link.to}>{link.label}</TextLink>}
          </p>
        )}
      </div>
    </details>
  );
}

function structuredData(faqs: readonly Faq[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
