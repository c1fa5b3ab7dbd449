import { contactDetails } from "#content/samples";
import { now } from "~/runtime/clock.server";
import { staticHtml } from "../static/static-html.server";
import { FooterContent } from "./footer-content";
import { menuLinks, navigationLinks, type SiteLink } from "./site-links";

/** What stands on every page, by its name; the footer is written anew each year. */
export function layoutHtml(): Readonly<Record<string, string>> {
  const year = new Date(now()).getUTCFullYear();
  return {
    "bar-links": staticHtml("bar-links", () => (
      <Links links={navigationLinks} className="ms-2 flex gap-1 @max-wall:*:not-nth-5:hidden" />
    )),
    "menu-links": staticHtml("menu-links", () => (
      <Links links={[...navigationLinks, ...menuLinks]} />
    )),
    footer: staticHtml(`footer ${year}`, () => (
      <FooterContent year={year} social={contactDetails.social} />
    )),
  };
}

/** The way to pray, the fifth of them, has room in the bar on every screen. */
function Links({ links, className }: { links: readonly SiteLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <a href={to} className="bar-link">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
