import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cookies, preferenceCookies } from "#content/pages/cookies";
import { cookiesInShort } from "#content/pages/in-short";
import { pageMeta } from "~/ui/meta/page-meta";
import { CookieTable } from "./cookie-table";
import { legalText } from "./legal.server";
import { LegalArticle } from "./legal-article";

export { prayingStyles as links } from "~/routes/praying-styles";

const heading = "Cookie Policy";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    heading,
    description:
      "Every cookie that Prayer LIFE could use, by its name, and which of them this site sets today, and only when they are needed.",
  });

export function loader() {
  return { text: legalText("cookie-policy"), cookies, preferenceCookies };
}

export default function CookiePolicy() {
  const { text, cookies, preferenceCookies } = useLoaderData<typeof loader>();
  return (
    <LegalArticle
      title={heading}
      since="Last updated April 10, 2025"
      scene="stars"
      text={text}
      short={cookiesInShort}
      inserts={{
        "cookies-by-name": <CookieTable caption="Cookies by name" cookies={cookies} />,
        "our-preference-cookie": (
          <CookieTable caption="Our preference cookie" cookies={preferenceCookies} beside />
        ),
      }}
    />
  );
}
