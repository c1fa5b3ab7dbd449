import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { careers, positions } from "#content/pages/careers";
import { ButtonLink } from "~/ui/controls/button";
import { Closing } from "~/ui/layout/closing";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { Positions } from "./positions";
import { Steps } from "./steps";

const heading = "Careers";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    heading,
    description: "Working at Prayer LIFE: how we work, and the four steps of an application.",
  });

export function loader() {
  return { careers, positions };
}

export default function Careers() {
  const { careers, positions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageBanner title={heading} lead={careers.lead} scene="vine" tone="gold" />
      <Positions positions={positions} none={careers.none} />
      <section aria-labelledby="manner-heading" className="sunken band">
        <div className="wrap">
          <h2 id="manner-heading">How We Work</h2>
          <ul className="mt-8 grid gap-x-column gap-y-8 font-serif text-scripture lg:grid-cols-2">
            {careers.manner.map((line) => (
              <li key={line} className="border-t-2 border-accent pt-5 text-balance">
                {line}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="steps-heading" className="wrap band">
        <h2 id="steps-heading">How an Application Goes</h2>
        <p className="lead mt-3">{careers.once}</p>
        <Steps steps={careers.steps} across />
      </section>
      <Closing
        heading="The People You Would Meet"
        scene="lamp"
        tone="rose"
        text="Read who writes and builds Prayer LIFE, how it began, and what we hold to."
      >
        <ButtonLink to="/about" variant="secondary">
          About Us
        </ButtonLink>
      </Closing>
    </>
  );
}
