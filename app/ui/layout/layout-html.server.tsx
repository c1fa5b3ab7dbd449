import { Fragment } from "react";
import {
  bottomLinks,
  footerColumns,
  menuLinks,
  navigationLinks,
  ownLinks,
  ownMenuLinks,
  quietLinks,
} from "#content/pages/footer";
import { type Site, site } from "#content/site.server";
import { rows } from "~/pages";
import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";
import { staticHtml } from "../static/static-html.server";
import { isWithin, type SiteLink } from "./site-links";
import { Wordmark } from "./wordmark";

export function layoutHtml(url: string): Readonly<Record<string, string>> {
  const { pathname } = new URL(url);
  return {
    "app-row": staticHtml("app-row", () => <AppRow />)
      .replace("{above}", () => pageAbove(pathname))
      .replace("{address}", () => settings().ORIGIN + pathname.replaceAll("&", "&amp;")),
    ...barHtml(),
  };
}

/** For both: who signs in or out stays in the page, and its script asks for the other. */
export const barHtml = () => ({
  footer: footer(false),
  "own-footer": footer(true),
  "bar-links": bar("bar-links", navigationLinks, "@max-wall:*:not-nth-last-2:hidden"),
  "own-bar-links": bar("own-bar-links", ownLinks, ownRoom),
  "menu-links": menu("menu-links", [...navigationLinks.slice(0, -1), ...menuLinks], quietLinks),
  "own-menu-links": menu("own-menu-links", ownMenuLinks, [
    ...quietLinks,
    ...navigationLinks.slice(0, 4),
    ...menuLinks.filter((each) => !ownMenuLinks.some(({ to }) => to === each.to)),
  ]),
});

function footer(own: boolean): string {
  const year = new Date(now()).getUTCFullYear();
  return staticHtml(`footer ${own} ${year}`, () => (
    <FooterContent own={own} year={year} {...site()} />
    // The bar alone needs the name apart from its mark.
  )).replace(/<span>([^<]*)<\/span><\/span>/, "$1</span>");
}

/** What is for everybody stands below what is prayed with. */
const quietItem = "account-item text-small aria-[current]:font-semibold";

const menu = (name: string, links: readonly SiteLink[], quiet: readonly SiteLink[]) =>
  staticHtml(name, () => (
    <>
      <Links links={links} />
      <p className="mt-2 grid grid-cols-2 border-t border-line pt-2">
        {[...site().links, ...quiet].map(({ to, label }) => (
          <Fragment key={label}>
            <a href={to} rel={to.includes("?") ? "nofollow" : undefined} className={quietItem}>
              {label}
            </a>{" "}
          </Fragment>
        ))}
      </p>
    </>
  ));

/** Between a phone and a desk it has the three in the middle. */
const ownRoom =
  "@max-[38rem]:*:not-nth-last-2:hidden @max-wall:*:first:hidden @max-wall:*:last:hidden";

const bar = (name: string, links: readonly SiteLink[], room: string) =>
  staticHtml(name, () => <Links links={links} className={`flex gap-1 ${room}`} />);

const rowItem = "flex min-h-[min(2.75rem,52px)] items-center px-2 text-[min(1rem,16px)]";

/** For a page without a browser around it; `app-row.js` does better where it runs. */
function AppRow() {
  return (
    <>
      <a
        href="{above}"
        className={`${rowItem} before:me-1 before:size-2.5 before:-rotate-45 before:border-s-2 before:border-t-2 @max-[24rem]:text-[0px] in-[:root:has(>head>[rel=canonical][href$="/"])]:hidden`}
      >
        Back
      </a>{" "}
      <details className="hidden in-[:root:has(>head>[rel=canonical])]:block">
        <summary className={`summary-plain ${rowItem}`}>Share</summary>
        <p className="sheet absolute inset-x-3 top-full mt-15 p-4 select-all wrap-anywhere">
          {"{address}"}
        </p>
      </details>
    </>
  );
}

/** The nearest that everybody may know of; above /plan/joy-plan are all /plans. */
function pageAbove(pathname: string): string {
  const isAbove = (path: string) =>
    path !== pathname && (isWithin(pathname, path) || isWithin(pathname, path.replace(/s$/, "")));
  const known = rows.filter(
    ([path, page]) => isAbove(path) && !/member|leader/.test(page.for ?? ""),
  );
  return known.reduce((nearest, [path]) => (path.length > nearest.length ? path : nearest), "/");
}

const isElsewhere = (to: string) => !to.startsWith("/");

type LinksProps = { links: readonly SiteLink[]; className?: string };

/** The way to pray, the last of them but one, has room in the bar on every screen. */
function Links({ links, className }: LinksProps) {
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={label}>
          <a href={to} className="bar-link">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

type FooterProps = Pick<Site, "name" | "operator" | "contact" | "links"> & {
  year: number;
  own: boolean;
};

/** A member's folds on a phone: it would be longer than many a page of theirs. */
function FooterContent({ own, year, name, operator, contact, links }: FooterProps) {
  const social = contact.social.map(({ name, url }) => ({ label: name, to: url }));
  const top = (
    <div className="footer-top grid gap-y-6 @duo:grid-cols-[minmax(0,1.3fr)_repeat(4,minmax(0,1fr))] @duo:gap-x-10">
      <div className="max-w-104">
        <Wordmark />
        <p className="mt-3 mb-1 text-ink-quiet">
          A quiet place to pray with scripture, keep what you pray for, and notice how God answers.
        </p>
        {[...links, ...social].map(({ label, to }) => (
          <a key={to} href={to} {...(isElsewhere(to) && { rel: "noopener" })}>
            {label}
          </a>
        ))}
      </div>
      <div className="gap-x-4 gap-y-6 @max-duo:grid [@container_(14rem<=width<52rem)]:[grid:auto_auto/auto-flow_1fr] @duo:[display:contents]">
        {Object.entries(footerColumns).map(([heading, links]) => (
          <nav key={heading} aria-label={heading}>
            <p className="mb-1 text-fine font-semibold tracking-wide text-dawn">{heading}</p>
            <FooterLinks of={links} />
          </nav>
        ))}
      </div>
    </div>
  );
  return (
    <div className={`wrap ${linkClass}`}>
      {own ? (
        <details className="@trio:[display:contents] @trio:details-content:[display:contents]">
          <summary className="text-button supports-[selector(::details-content)]:@trio:hidden">
            More of this site
          </summary>
          {top}
        </details>
      ) : (
        top
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-line pt-5 text-small text-ink-quiet">
        <p className="print:pt-1.5">{`© ${year} ${operator?.name ?? name}. All rights reserved. Scripture: Berean Standard Bible (public domain)`}</p>
        <div className="footer-links flex flex-wrap gap-x-6 @duo:ms-auto">
          <FooterLinks of={bottomLinks} />
        </div>
      </div>
    </div>
  );
}

const linkClass =
  "[&_a]:flex [&_a]:min-h-11 [&_a]:w-fit [&_a]:items-center [&_a]:gap-1.5 [&_a]:hover:underline";

/** With a space between them, for browsers that show text alone. */
function FooterLinks({ of: links }: { of: Labels }) {
  return Object.entries(links).map(([to, label]) => (
    <Fragment key={label}>
      <a href={to}>{label}</a>{" "}
    </Fragment>
  ));
}

/** By the address that each leads to. */
type Labels = Readonly<Record<string, string>>;
