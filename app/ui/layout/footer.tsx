import { Link } from "@remix-run/react";
import { Icon } from "~/ui/controls/icon";
import { bottomLinks, type FooterColumn, footerColumns, loadsDocument } from "./site-links";
import { Wordmark } from "./wordmark";

type FooterProps = { year: number; social?: { name: string; url: string } };

/** The last band of every page. */
export function Footer({ year, social }: FooterProps) {
  return (
    <footer className="site-footer night">
      <div className="wrap">
        <div className="footer-top">
          <div className="footer-brand">
            <Wordmark />
            <p>
              A quiet place to pray with scripture, keep what you pray for, and notice how God
              answers.
            </p>
            {social && (
              <a href={social.url} className="footer-link" rel="noopener">
                {social.name}
                <Icon of="arrow-up-right" size="1em" />
              </a>
            )}
          </div>
          {footerColumns.map((column) => (
            <Column key={column.heading} {...column} />
          ))}
        </div>
        <div className="footer-bottom">
          <p>© {year} Prayer LIFE. All rights reserved.</p>
          <p>Scripture: Berean Standard Bible (public domain)</p>
          <ul>
            {bottomLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} reloadDocument={loadsDocument(to)} className="footer-link">
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

function Column({ heading, links }: FooterColumn) {
  return (
    <nav aria-label={heading}>
      <p className="footer-heading">{heading}</p>
      <ul>
        {links.map(({ to, label }) => (
          <li key={label}>
            <Link to={to} reloadDocument={loadsDocument(to)} className="footer-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
