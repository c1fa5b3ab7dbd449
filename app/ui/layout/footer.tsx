import { Link } from "@remix-run/react";
import { Icon } from "~/ui/controls/icon";
import { bottomLinks, type FooterColumn, footerColumns, loadsDocument } from "./site-links";
import { Wordmark } from "./wordmark";

type FooterProps = { year: number; social?: { name: string; url: string } };

const linkLook = "inline-flex min-h-11 items-center gap-1.5 hover:underline";

/** The last band of every page. */
export function Footer({ year, social }: FooterProps) {
  return (
    <footer className="site-footer night @container pt-12 pb-8 [--color-surface:var(--color-night-deep)]">
      <div className="wrap">
        <div className="footer-top grid gap-y-6 @max-duo:grid-flow-dense @max-duo:cols-fill-36 @max-duo:gap-x-4 @duo:auto-cols-[minmax(0,1fr)] @duo:grid-flow-col @duo:grid-cols-[minmax(0,2fr)] @duo:gap-x-10">
          <div className="max-w-104 @max-duo:col-span-full">
            <Wordmark />
            <p className="mt-3 mb-1 text-ink-quiet">
              A quiet place to pray with scripture, keep what you pray for, and notice how God
              answers.
            </p>
            {social && (
              <a href={social.url} className={linkLook} rel="noopener">
                {social.name}
                <Icon of="arrow-up-right" size="1em" />
              </a>
            )}
          </div>
          {footerColumns.map((column, index) => (
            <Column key={column.heading} {...column} tall={index === 1} />
          ))}
        </div>
        <div className="footer-bottom mt-8 flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-line pt-5 text-small text-ink-quiet">
          <p>© {year} Prayer LIFE. All rights reserved.</p>
          <p>Scripture: Berean Standard Bible (public domain)</p>
          <ul className="flex flex-wrap gap-x-6 @duo:ms-auto">
            {bottomLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} reloadDocument={loadsDocument(to)} className={linkLook}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** The short columns stand over one another beside the long one. */
function Column({ heading, links, tall }: FooterColumn & { tall: boolean }) {
  return (
    <nav aria-label={heading} className={tall ? "@max-duo:row-span-2" : undefined}>
      <p className="mb-1 text-fine font-semibold tracking-wide text-dawn">{heading}</p>
      <ul>
        {links.map(({ to, label }) => (
          <li key={label}>
            <Link to={to} reloadDocument={loadsDocument(to)} className={linkLook}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
