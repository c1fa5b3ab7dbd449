import { Fragment } from "react";
import { bottomLinks, footerColumns, menuLinks, navigationLinks } from "#content/pages/footer";
import { type Site, site } from "#content/site.server";
import { now } from "~/runtime/clock.server";
import { Icon } from "../controls/controls";
import { staticHtml } from "../static/static-html.server";
import type { SiteLink } from "./site-links";
import { Wordmark } from "./wordmark";

export function layoutHtml(): Readonly<Record<string, string>> {
  const year = new Date(now()).getUTCFullYear();
  return {
    "bar-links": staticHtml("bar-links", () => (
      <Links links={navigationLinks} className="ms-2 flex gap-1 @max-wall:*:not-nth-5:hidden" />
    )),
    "menu-links": staticHtml("menu-links", () => (
      <Links links={[...navigationLinks, ...menuLinks, ...site().links]} />
    )),
    footer: staticHtml(`footer ${year}`, () => <FooterContent year={year} {...site()} />),
  };
}

const isElsewhere = (to: string) => !to.startsWith("/");

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

type FooterProps = Pick<Site, "name" | "operator" | "contact" | "links"> & { year: number };

function FooterContent({ year, name, operator, contact, links }: FooterProps) {
  const social = contact.social.map(({ name, url }) => ({ label: name, to: url }));
  return (
    <div className={`wrap ${linkClass}`}>
      <div className="footer-top grid gap-y-6 @duo:grid-cols-[minmax(0,1.3fr)_repeat(4,minmax(0,1fr))] @duo:gap-x-10">
        <div className="max-w-104">
          <Wordmark />
          <p className="mt-3 mb-1 text-ink-quiet">
            A quiet place to pray with scripture, keep what you pray for, and notice how
            God&nbsp;answers.
          </p>
          {[...links, ...social].map(({ label, to }) => (
            <a key={to} href={to} {...(isElsewhere(to) && { rel: "noopener" })}>
              {label}
              {isElsewhere(to) && <Icon of="arrow-up-right" size="1em" />}
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
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-line pt-5 text-small text-ink-quiet">
        <p>{`© ${year} ${operator?.name ?? name}. All rights reserved. Scripture: Berean Standard Bible (public domain)`}</p>
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
