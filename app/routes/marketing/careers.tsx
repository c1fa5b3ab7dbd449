import { useLoaderData } from "@remix-run/react";
import { careers, type Position } from "#content/pages/careers";
import { site } from "#content/site.server";
import { SecondaryLink } from "~/ui/controls/controls";
import { Closing } from "~/ui/layout/closing";
import { PageBanner } from "~/ui/layout/page-banner";
import { metaOf } from "~/ui/meta/page-meta";
import { requireSection } from "./section-parts.server";
import { Steps } from "./steps";

const heading = "Careers";

export const meta = metaOf({
  heading,
  description: "Working at {name}: how we work, and the four steps of an application.",
});

export function loader() {
  requireSection("careers");
  return { careers, positions: site().positions };
}

export default function Careers() {
  const { careers, positions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageBanner title={heading} lead={careers.lead} scene="vine" tone="gold" kind="reading" />
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
        text="Read who writes and builds {name}, how it began, and what we hold to."
      >
        <SecondaryLink to="/about">About Us</SecondaryLink>
      </Closing>
    </>
  );
}

type PositionsProps = { positions: readonly Position[]; none: string };

export function Positions({ positions, none }: PositionsProps) {
  const open = positions.length > 0;
  return (
    <section aria-labelledby="positions-heading" className="split wrap band lg:items-baseline">
      <h2 id="positions-heading">{open ? "Open Positions" : "No Open Positions Currently"}</h2>
      {open ? (
        <ul className="grid gap-4">
          {positions.map(({ id, title, team, location, terms }) => (
            <li key={id}>
              {/* Nobody can apply through the site yet, and a click says so in place. */}
              <details className="card">
                <summary className="summary-plain px-6 py-5">
                  <h3>{title}</h3>
                  <span className="text-small text-ink-quiet">
                    {team} · {location} · {terms}
                  </span>
                </summary>
                <p role="alert" className="px-6 pb-5 font-semibold">
                  Applications are not open yet.
                </p>
              </details>
            </li>
          ))}
        </ul>
      ) : (
        <div>
          <p className="lead">{none}</p>
          <div className="buttons mt-8">
            <SecondaryLink to="/contact">Contact Us Anyway</SecondaryLink>
          </div>
        </div>
      )}
    </section>
  );
}
