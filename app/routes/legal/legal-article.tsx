import type { ReactNode } from "react";
import { PageBanner } from "~/ui/layout/page-banner";
import type { LegalText } from "./legal.server";

type LegalArticleProps = {
  title: string;
  /** Since when it is so: "Effective April 2025". */
  since: string;
  text: LegalText;
  /** What stands behind the words of a section, by the section's id. */
  inserts?: Readonly<Record<string, ReactNode>>;
  /** The last words: the ways on. */
  children?: ReactNode;
};

/**
 * A page of rules: its contents at the side, its sections to be read. On a narrow screen the
 * contents are folded; where there is room beside the words the style sheet unfolds them.
 */
export function LegalArticle({ title, since, text, inserts = {}, children }: LegalArticleProps) {
  return (
    <>
      <PageBanner title={title} lead={since} scene="stars" tone="mist" low />
      <div className="wrap grid grid-cols-1 gap-x-column gap-y-10 pt-passage pb-band lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
        <nav aria-label="On this page" className="toc no-print">
          <details>
            <summary className="py-3 font-semibold">On this page</summary>
            <ul>
              {text.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <div>
          <Words html={text.opening} />
          {text.sections.map(({ id, heading, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mt-[2em] mb-[0.5em]">
                {heading}
              </h2>
              <Words html={body} />
              {inserts[id]}
            </section>
          ))}
          {children}
        </div>
      </div>
    </>
  );
}

function Words({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the site was built
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
