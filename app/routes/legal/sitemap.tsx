import { useLoaderData } from "@remix-run/react";
import { prayerLinks, sitemapGroups } from "#content/pages/sitemap";
import { allPlans } from "#content/plans/plans";
import { site } from "#content/site.server";
import { allThemes } from "#content/themes/themes";
import { PageLink } from "~/ui/controls/controls";
import { PageBanner } from "~/ui/layout/page-banner";
import { metaOf } from "~/ui/meta/page-meta";

export { prayingStyles as links } from "~/routes/praying-styles";

const heading = "Sitemap";

const lead = "The main parts of {name} on one page.";

export const meta = metaOf({ heading, description: lead });

export const loader = () => ({
  groups: sitemapGroups.map((one) => ({ ...one, links: linksOf(one) })),
});

/** The operator's own stand in the place of ours, or behind them; the pages of all have the rest. */
const mostOwn = 10;

function linksOf({ links, kind }: SitemapGroup): SitemapGroup["links"] {
  const { leftOut, plans, themes } = site();
  const [own, { hidden }] = kind === "plan" ? [allPlans(), plans] : [allThemes(), themes];
  const gone = new Set([
    ...leftOut.map((one) => `/${one}`),
    ...hidden.map((id) => `/${kind}/${id}`),
  ]);
  const isFirst = links === sitemapGroups[0]?.links;
  const items = kind ? own.filter(({ isOwn }) => isOwn).slice(0, mostOwn) : [];
  return {
    ...Object.fromEntries(Object.entries(links).filter(([to]) => !gone.has(to))),
    ...Object.fromEntries(items.map(({ id, title }) => [`/${kind}/${id}`, title])),
    ...Object.fromEntries(isFirst ? site().links.map(({ to, label }) => [to, label]) : []),
  };
}

export default function Sitemap() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PageBanner title={heading} lead={lead} scene="bridge" tone="mist" kind="reading" />
      <div className="wrap pt-part pb-band">
        <Prayer />
        <div className="gap-x-column lg:columns-4">
          {groups.map((group) => (
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
      className="mb-12 border-y-2 border-accent py-6 lg:grid lg:grid-cols-4 lg:gap-x-column"
    >
      <div className="lg:col-span-2">
        <h2 id="prayer-heading">Come and Pray</h2>
        <p className="mt-2 text-balance text-ink-quiet">
          If you only have five minutes, spend them here. The rest will keep.
        </p>
      </div>
      <ul className="grid cols-fit-32 gap-x-6 max-lg:mt-4 lg:col-span-2 lg:grid-cols-2 lg:gap-x-column">
        {Object.entries(prayerLinks).map(([to, label]) => (
          <li key={to}>
            <PageLink
              to={to}
              className="inline-block min-h-11 py-2.5 leading-snug font-semibold text-balance hover:underline"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkGroup({ heading, links }: SitemapGroup) {
  return (
    <section className="break-inside-avoid pb-10 last:pb-0">
      <h2 className="border-b border-line pb-2 text-subheading leading-[1.2]">{heading}</h2>
      <ul className="mt-2 grid cols-fit-32 gap-x-6 lg:block">
        {Object.entries(links).map(([to, label]) => (
          <li key={to} className={isList(to) ? "col-span-full" : ""}>
            <PageLink to={to} className="inline-block min-h-11 py-2.5 leading-snug hover:underline">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What leads to all of a kind has a line of its own. */
const isList = (to: string) => to.startsWith("/#");

type SitemapGroup = {
  heading: string;
  links: Readonly<Record<string, string>>;
  /** What of the operator's own stands here, too. */
  kind?: "plan" | "theme";
};
