import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { californiaInShort } from "#content/pages/in-short";
import { ButtonLink } from "~/ui/controls/button";
import { pageMeta } from "~/ui/meta/page-meta";
import { legalText } from "./legal.server";
import { LegalArticle } from "./legal-article";

export { prayingStyles as links } from "~/routes/praying-styles";

const heading = "California Privacy Notice";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    heading,
    description:
      "For people who live in California: what Prayer LIFE collects, why, and your rights to know, to delete, and to correct.",
  });

export const loader = () => legalText("ccpa");

export default function Ccpa() {
  return (
    <LegalArticle
      title={heading}
      since="Last updated April 10, 2025"
      scene="tent"
      text={useLoaderData<typeof loader>()}
      short={californiaInShort}
    >
      <nav aria-label="Other legal pages" className="buttons no-print">
        {others.map(([to, label]) => (
          <Fragment key={to}>
            <ButtonLink to={to} variant="secondary">
              {label}
            </ButtonLink>{" "}
          </Fragment>
        ))}
      </nav>
    </LegalArticle>
  );
}

const others = [
  ["/privacy-policy", "Privacy Policy"],
  ["/terms", "Terms"],
  ["/cookie-policy", "Cookie Policy"],
] as const;
