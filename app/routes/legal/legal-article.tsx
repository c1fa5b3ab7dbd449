import type { ReactNode } from "react";
import { Icon } from "~/ui/controls/icon";
import { PageBanner } from "~/ui/layout/page-banner";
import { InShort } from "./in-short";
import type { LegalText } from "./legal.server";
import { SectionWords, Words } from "./legal-words";

type LegalArticleProps = {
  title: string;
  /** Since when it is so: "Effective April 2025". */
  since: string;
  text: LegalText;
  /** What it comes to, in a few lines on top. */
  short?: readonly string[];
  /** What stands behind the words of a section, by the section's id. */
  inserts?: Readonly<Record<string, ReactNode>>;
  /** The last words: the ways on. */
  children?: ReactNode;
};

/** Beside the words it is open for good: nothing to point at. */
const contentsClass =
  "summary-plain flex min-h-11 items-center justify-between gap-4 font-semibold lg:supports-[selector(::details-content)]:pointer-events-none";

/**
 * A page of rules: its contents at the side, its sections to be read. On a narrow screen the
 * contents are folded; where there is room beside the words they are unfolded.
 */
export function LegalArticle({
  title,
  since,
  text,
  short,
  inserts = {},
  children,
}: LegalArticleProps) {
  return (
    <>
      <PageBanner title={title} lead={since} scene="stars" tone="mist" low />
      <div className="wrap grid grid-cols-1 gap-x-column gap-y-10 pt-passage pb-band lg:grid-cols-[minmax(0,38rem)_minmax(0,16rem)] lg:justify-between">
        <nav
          aria-label="On this page"
          className="no-print text-small leading-close lg:sticky lg:col-start-2 lg:row-start-1 lg:top-[calc(var(--spacing-bar)+1.5rem)] lg:max-h-[calc(100svh-var(--spacing-bar)-3rem)] lg:self-start lg:overflow-y-auto"
        >
          <details className="group max-lg:border-y max-lg:border-line lg:details-content:h-auto lg:details-content:[content-visibility:visible]">
            <summary className={contentsClass}>
              On this page
              <Icon
                of="plus"
                size="1.25em"
                className="group-open:rotate-45 lg:supports-[selector(::details-content)]:hidden"
              />
            </summary>
            <ul className="border-s-2 border-accent">
              {text.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center ps-4 hover:underline lg:min-h-9"
                  >
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <div className="lg:row-start-1">
          {short && <InShort lines={short} />}
          <Words html={text.opening} />
          {text.sections.map(({ id, heading, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mt-[2em] mb-[0.5em]">
                {heading}
              </h2>
              <SectionWords html={body} />
              {inserts[id]}
            </section>
          ))}
          {children}
        </div>
      </div>
    </>
  );
}
