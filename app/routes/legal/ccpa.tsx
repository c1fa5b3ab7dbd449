import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { loadsDocument } from "~/ui/layout/site-links";
import { pageMeta } from "~/ui/meta/page-meta";
import { californiaInShort } from "../../../content/pages/in-short";
import { legalText } from "./legal.server";
import { LegalArticle } from "./legal-article";

export { prayingStyles as links } from "~/routes/praying-styles";

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
    <LegalArticle
      title={heading}
      since="Last updated April 10, 2025"
      scene="water"
      text={useLoaderData<typeof loader>()}
      short={californiaInShort}
    >
      <nav aria-label="Other legal pages" className="no-print flex flex-wrap gap-x-6">
        {others.map(([to, label]) => (
          <Link key={to} to={to} reloadDocument={loadsDocument(to)} className="text-button">
            {label}
          </Link>
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
