import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { PageBanner } from "~/ui/layout/page-banner";
import { loadsDocument } from "~/ui/layout/site-links";
import { pageMeta } from "~/ui/meta/page-meta";
import { type SitemapGroup, sitemapGroups } from "./sitemap-links";

export { prayingStyles as links } from "~/ui/praying/praying-styles";

const heading = "Sitemap";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading, description: "Every part of Prayer LIFE on one page." });

export default function Sitemap() {
  return (
    <>
      <PageBanner
        title={heading}
        lead="Every part of Prayer LIFE on one page."
        scene="hills"
        tone="mist"
        low
      />
      <div className="wrap band">
        <div className="mb-12 grid cols-fill-38 gap-x-column gap-y-10 lg:grid-cols-3">
          {sitemapGroups.map((group) => (
            <Group key={group.heading} {...group} />
          ))}
        </div>
        <p className="lead">
          Every day has{" "}
          <Link to="/today" className="link">
            a verse and a prayer
          </Link>
          ,{" "}
          <Link to="/today/morning" className="link">
            morning prayer
          </Link>{" "}
          and{" "}
          <Link to="/today/night" className="link">
            night prayer
          </Link>
          .
        </p>
        <p className="lead mt-4">
          Looking for an answer? Try the{" "}
          <Link to="/faqs" reloadDocument={loadsDocument("/faqs")} className="link">
            frequently asked questions
          </Link>
          . Would larger text or darker pages suit you better? Set your{" "}
          <Link to="/preferences" className="link">
            reading comfort
          </Link>
          .
        </p>
      </div>
    </>
  );
}

function Group({ heading, links }: SitemapGroup) {
  return (
    <section>
      <h2 className="border-b border-line pb-2 text-subheading leading-[1.2]">{heading}</h2>
      <ul className="mt-2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              reloadDocument={loadsDocument(to)}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
