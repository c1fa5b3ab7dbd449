import { useLoaderData } from "@remix-run/react";
import { termsInShort } from "#content/pages/in-short";
import { legalText } from "./legal.server";
import { LegalArticle, legalMeta } from "./legal-article";

export { prayingStyles as links } from "~/routes/praying-styles";

const page = {
  heading: "Terms and Conditions",
  description:
    "The agreement between you and Prayer LIFE for the use of this site and of the app, in plain words.",
  since: "Effective April 2025",
  scene: "mountain",
  short: termsInShort,
} as const;

export const meta = legalMeta(page);

export const loader = () => legalText("terms");

export default function Terms() {
  return <LegalArticle {...page} text={useLoaderData<typeof loader>()} />;
}
