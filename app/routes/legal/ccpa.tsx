import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { californiaInShort } from "#content/pages/in-short";
import { ButtonLink } from "~/ui/controls/button";
import { legalText } from "./legal.server";
import { LegalArticle, legalMeta } from "./legal-article";

export { prayingStyles as links } from "~/routes/praying-styles";

const page = {
  heading: "California Privacy Notice",
  description:
    "For people who live in California: what Prayer LIFE collects, why, and your rights to know, to delete, and to correct.",
  since: "Last updated April 10, 2025",
  scene: "tent",
  short: californiaInShort,
} as const;

export const meta = legalMeta(page);

export const loader = () => legalText("ccpa");

export default function Ccpa() {
  return (
    <LegalArticle {...page} text={useLoaderData<typeof loader>()}>
      <nav aria-label="Other legal pages" className="buttons no-print">
        {Object.entries(others).map(([to, label]) => (
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

const others = {
  "/privacy-policy": "Privacy Policy",
  "/terms": "Terms",
  "/cookie-policy": "Cookie Policy",
};
