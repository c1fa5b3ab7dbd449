import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { privacyInShort } from "#content/pages/in-short";
import { pageMeta } from "~/ui/meta/page-meta";
import { legalText } from "./legal.server";
import { LegalArticle } from "./legal-article";

export { prayingStyles as links } from "~/routes/praying-styles";

const heading = "Privacy Policy";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    heading,
    description:
      "What Prayer LIFE keeps when you use this site, why, who sees it, and what you can ask us to do with it.",
  });

export const loader = () => legalText("privacy-policy");

export default function PrivacyPolicy() {
  return (
    <LegalArticle
      title={heading}
      since="Effective April 2025"
      scene="door"
      text={useLoaderData<typeof loader>()}
      short={privacyInShort}
    />
  );
}
