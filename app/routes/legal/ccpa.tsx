import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import { pageMeta } from "~/ui/page-meta";
import { legalText } from "./legal.server";
import { LegalView } from "./legal-view";

export { withoutScripts as handle } from "~/ui/page-handle";

const heading = "California Privacy Notice";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    heading,
    description:
      "For people who live in California: what Prayer LIFE collects, why, and your rights to know and to delete.",
  });

export function loader() {
  return legalText("ccpa");
}

export default function Ccpa() {
  return (
    <LegalView
      title={heading}
      since="Last updated April 10, 2025"
      text={useLoaderData<typeof loader>()}
    >
      <nav aria-label="Other legal pages" className="banner-links no-print">
        <ButtonLink to="/privacy-policy">Privacy Policy</ButtonLink>
        <ButtonLink to="/terms" variant="secondary">
          Terms
        </ButtonLink>
        <ButtonLink to="/cookie-policy" variant="secondary">
          Cookie Policy
        </ButtonLink>
      </nav>
    </LegalView>
  );
}
