import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { PageBanner } from "~/ui/layout/page-banner";
import { loadsDocument } from "~/ui/layout/site-links";
import { pageMeta } from "~/ui/meta/page-meta";
import { prayerLinks, type SitemapGroup, sitemapGroups } from "./sitemap-links";

export { prayingStyles as links } from "~/routes/praying-styles";

const heading = "Sitemap";

const lead = "The main parts of Prayer LIFE on one page.";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, description: lead });

const columns = "lg:grid lg:grid-cols-4 lg:gap-x-column";

export default function Sitemap() {
  return (
    <>
      <PageBanner title={heading} lead={lead} scene="bridge" tone="mist" low />
      <div className="wrap pt-part pb-band">
        <Prayer />
        <div className={columns}>
          {sitemapGroups.map((group) => (
            <LinkGroup key={group.heading} {...group} />
          ))}
        </div>
      </div>
    </>
  );
}

/** What people come for most stands first; the rest of the map is as it was. */
function Prayer() {
  return (
    <section
      aria-labelledby="prayer-heading"
      className={`mb-12 border-y-2 border-accent py-6 ${columns}`}
    >
      <div className="lg:col-span-2">
        <h2 id="prayer-heading">Come and Pray</h2>
        <p className="mt-2 text-balance text-ink-quiet">
          If you only have five minutes, spend them here. The rest will keep.
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-x-6 max-lg:mt-4 lg:col-span-2 lg:gap-x-column">
        {prayerLinks.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              reloadDocument={loadsDocument(to)}
              className="inline-block min-h-11 py-2.5 leading-snug font-semibold text-balance hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkGroup({ heading, links, place }: SitemapGroup) {
  return (
    <section className={`break-inside-avoid pb-10 last:pb-0 ${place}`}>
      <h2 className="border-b border-line pb-2 text-subheading leading-[1.2]">{heading}</h2>
      <ul className="mt-2 grid grid-cols-2 gap-x-6 lg:block">
        {links.map(({ to, label, all }) => (
          <li key={to} className={all ? "col-span-full" : ""}>
            <Link
              to={to}
              reloadDocument={loadsDocument(to)}
              className="inline-block min-h-11 py-2.5 leading-snug hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
