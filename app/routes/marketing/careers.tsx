import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageBanner } from "~/ui/page-banner";
import { pageMeta } from "~/ui/page-meta";
import { careers, positions } from "../../../content/pages/careers";
import { Positions } from "./positions";

export { withoutScripts as handle } from "~/ui/page-handle";

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
      <PageBanner title={heading} lead={careers.lead} scene="wheat" tone="ember" />
      <Positions positions={positions} none={careers.none} />
      <section aria-labelledby="steps-heading" className="sunken band">
        <div className="wrap">
          <h2 id="steps-heading">How an Application Goes</h2>
          <ol className="steps">
            {careers.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section aria-labelledby="manner-heading" className="split wrap band">
        <h2 id="manner-heading">How We Work</h2>
        <ul className="rows rows-plain">
          {careers.manner.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
