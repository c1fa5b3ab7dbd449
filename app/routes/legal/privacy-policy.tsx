import { useLoaderData } from "@remix-run/react";
import { privacyInShort } from "#content/pages/in-short";
import { legalText } from "./legal.server";
import { LegalArticle, legalMeta } from "./legal-article";

export { prayingStyles as links } from "~/routes/praying-styles";

const page = {
  heading: "Privacy Policy",
  description:
    "What Prayer LIFE keeps when you use this site, why, who sees it, and what you can ask us to do with it.",
  since: "Effective April 2025",
  scene: "door",
  short: privacyInShort,
} as const;

export const meta = legalMeta(page);

export const loader = () => legalText("privacy-policy");

export default function PrivacyPolicy() {
  return <LegalArticle {...page} text={useLoaderData<typeof loader>()} />;
}
