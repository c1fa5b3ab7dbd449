import { Fragment } from "react";
import { Icon } from "../controls/icon";
import { bottomLinks, type FooterColumn, footerColumns } from "./footer-links";
import { Wordmark } from "./wordmark";

type FooterContentProps = { year: number; social: { name: string; url: string } };

/** Of every link in it. */
const linkClass =
  "[&_a]:flex [&_a]:min-h-11 [&_a]:w-fit [&_a]:items-center [&_a]:gap-1.5 [&_a]:hover:underline";

/** What stands in the last band of every page: plain links, for it is written once and for all. */
export function FooterContent({ year, social }: FooterContentProps) {
  return (
    <div className={`wrap ${linkClass}`}>
      <div className="footer-top grid gap-y-6 @duo:grid-cols-[minmax(0,1.3fr)_repeat(4,minmax(0,1fr))] @duo:gap-x-10">
        <div className="max-w-104">
          <Wordmark />
          <p className="mt-3 mb-1 text-ink-quiet">
            A quiet place to pray with scripture, keep what you pray for, and notice how
            God&nbsp;answers.
          </p>
          <a href={social.url} rel="noopener">
            {social.name}
            <Icon of="arrow-up-right" size="1em" />
          </a>
        </div>
        <div className="gap-x-4 gap-y-6 @max-duo:grid [@container_(14rem<=width<52rem)]:[grid:auto_auto/auto-flow_1fr] @duo:[display:contents]">
          {footerColumns.map((column) => (
            <Column key={column.heading} {...column} />
          ))}
        </div>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-line pt-5 text-small text-ink-quiet print:pt-3">
        <p>© {year} Prayer LIFE. All rights reserved.</p>
        <p>Scripture: Berean Standard Bible (public domain)</p>
        <div className="footer-links flex flex-wrap gap-x-6 @duo:ms-auto">
          <Links of={bottomLinks} />
        </div>
      </div>
    </div>
  );
}

function Column({ heading, links }: FooterColumn) {
  return (
    <nav aria-label={heading}>
      <p className="mb-1 text-fine font-semibold tracking-wide text-dawn">{heading}</p>
      <Links of={links} />
    </nav>
  );
}

/** With a space between them, for browsers that show text alone. */
function Links({ of: links }: { of: FooterColumn["links"] }) {
  return links.map(({ to, label }) => (
    <Fragment key={label}>
      <a href={to}>{label}</a>{" "}
    </Fragment>
  ));
}
