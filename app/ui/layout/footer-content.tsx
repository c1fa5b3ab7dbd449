import { Icon } from "~/ui/controls/icon";
import { bottomLinks, type FooterColumn, footerColumns } from "./site-links";
import { Wordmark } from "./wordmark";

type FooterContentProps = { year: number; social: { name: string; url: string } };

/** What stands in the last band of every page: plain links, for it is written once and for all. */
export function FooterContent({ year, social }: FooterContentProps) {
  return (
    <div className="wrap">
      <div className="footer-top">
        <div className="footer-brand">
          <Wordmark />
          <p>
            A quiet place to pray with scripture, keep what you pray for, and notice how God
            answers.
          </p>
          <a href={social.url} className="footer-link" rel="noopener">
            {social.name}
            <Icon of="arrow-up-right" size="1em" />
          </a>
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
              <a href={to} className="footer-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Column({ heading, links }: FooterColumn) {
  return (
    <nav aria-label={heading}>
      <p className="footer-heading">{heading}</p>
      <ul>
        {links.map(({ to, label }) => (
          <li key={label}>
            <a href={to} className="footer-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
