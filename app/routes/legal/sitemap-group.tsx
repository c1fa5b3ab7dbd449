import { Link } from "@remix-run/react";
import { loadsDocument } from "~/ui/layout/site-links";
import type { SitemapGroup } from "./sitemap-links";

/** The links of one part of the site. */
export function LinkGroup({ heading, links, place }: SitemapGroup) {
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
