import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { SecondaryLink } from "~/ui/controls/controls";
import { pageMeta } from "~/ui/meta/page-meta";
import { CookieTable } from "./cookie-table";
import { legalPage } from "./legal.server";
import { LegalArticle } from "./legal-article";

export { prayingStyles as links } from "~/routes/praying-styles";

export const loader = ({ request }: LoaderFunctionArgs) => legalPage(new URL(request.url).pathname);

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, { heading: args.data.heading, description: args.data.description })
    : [];

export default function Legal() {
  const page = useLoaderData<typeof loader>();
  const { name, tables } = page;
  const inserts = tables && {
    "cookies-by-name": <CookieTable caption="Cookies by name" cookies={tables.cookies} />,
    "our-preference-cookie": (
      <CookieTable caption="Our preference cookie" cookies={tables.preferenceCookies} beside />
    ),
  };
  return (
    <LegalArticle {...page} inserts={inserts}>
      {name === "ccpa" && (
        <nav aria-label="Other legal pages" className="buttons no-print">
          {Object.entries(others).map(([to, label]) => (
            <Fragment key={to}>
              <SecondaryLink to={to}>{label}</SecondaryLink>{" "}
            </Fragment>
          ))}
        </nav>
      )}
    </LegalArticle>
  );
}

const others = {
  "/privacy-policy": "Privacy Policy",
  "/terms": "Terms",
  "/cookie-policy": "Cookie Policy",
};
