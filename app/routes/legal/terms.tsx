import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { termsInShort } from "#content/pages/in-short";
import { pageMeta } from "~/ui/meta/page-meta";
import { legalText } from "./legal.server";
import { LegalArticle } from "./legal-article";

export { prayingStyles as links } from "~/routes/praying-styles";

const heading = "Terms and Conditions";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    heading,
    description:
      "The agreement between you and Prayer LIFE for the use of this site and of the app, in plain words.",
  });

export const loader = () => legalText("terms");

export default function Terms() {
  return (
    <LegalArticle
      title={heading}
      since="Effective April 2025"
      scene="mountain"
      text={useLoaderData<typeof loader>()}
      short={termsInShort}
    />
  );
}
