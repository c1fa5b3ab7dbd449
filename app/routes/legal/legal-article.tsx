import type { ReactNode } from "react";
import { Icon } from "~/ui/controls/controls";
import { PageBanner } from "~/ui/layout/page-banner";
import type { legalPage } from "./legal.server";

type LegalPage = ReturnType<typeof legalPage>;

type LegalArticleProps = LegalPage & {
  /** What stands under a section, as wide as the page, by the section's id. */
  inserts?: Readonly<Record<string, ReactNode>>;
  children?: ReactNode;
};

/** On a desk the headings stand at the left edge, and the words beside them reach the right one. */
const row =
  "grid grid-cols-1 gap-x-column lg:grid-cols-[minmax(0,1fr)_minmax(0,38rem)] lg:items-baseline";

/** A page of rules: its contents and a word in short, then its sections to be read. */
export function LegalArticle(props: LegalArticleProps) {
  const { heading, since, scene, text, short, inserts = {}, children } = props;
  return (
    <>
      <PageBanner title={heading} lead={since} scene={scene} tone="mist" kind="reading" />
      <div className="wrap pt-passage pb-band">
        <div className={`${row} gap-y-10`}>
          <Contents sections={text.sections} />
          <div>
            {short.length > 0 && <InShort lines={short} />}
            <Words html={text.opening} />
          </div>
        </div>
        {text.sections.map(({ id, heading, body }) => (
          <section
            key={id}
            aria-labelledby={id}
            className={`${row} mt-13 gap-y-4 lg:mt-part lg:border-t lg:border-line lg:pt-part`}
          >
            <h2
              id={id}
              className="lg:sticky lg:top-[calc(var(--spacing-bar)+1.5rem)] lg:self-start"
            >
              <Numbered heading={heading} />
            </h2>
            <div>
              <SectionWords html={body} />
            </div>
            {inserts[id]}
          </section>
        ))}
        {children && <div className="mt-part lg:ms-auto lg:max-w-152">{children}</div>}
      </div>
    </>
  );
}

/** Of "2. How We Use Your Information" the second line begins where the words do, not under the number. */
function Numbered({ heading }: { heading: string }) {
  const [, number, words] = /^(\d+\.) (.*)$/.exec(heading) ?? [];
  if (!number) return <>{heading}</>;
  return (
    <span className="flex gap-[0.3em]">
      <span>{number}</span> <span>{words}</span>
    </span>
  );
}

/** Beside the words it is open for good: nothing to point at. */
const contentsClass =
  "summary-plain flex min-h-11 items-center justify-between gap-4 font-semibold lg:supports-[selector(::details-content)]:pointer-events-none";

/** On a narrow screen the contents are folded; where there is room beside the words they are unfolded. */
function Contents({ sections }: Pick<LegalPage["text"], "sections">) {
  return (
    <nav aria-label="On this page" className="no-print text-small leading-close">
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
          {sections.map(({ id, heading }) => (
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
  );
}

function InShort({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-labelledby="in-short" className="card mb-8 p-inset">
      <p id="in-short" className="font-serif text-subheading">
        In short
      </p>
      <div className="prose mt-3 max-w-none">
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The words of a section; what has headings of its own below the section's is folded under them; one alone hides nothing. */
function SectionWords({ html }: { html: string }) {
  const [opening = "", ...parts] = html.split("<h3>");
  if (parts.length === 1) return <Words html={html} />;
  return (
    <>
      <Words html={opening} />
      {parts.length > 0 && (
        <div className="mt-6 border-b border-line">
          {parts.map((part) => (
            <Folded key={part} part={part} />
          ))}
        </div>
      )}
    </>
  );
}

function Folded({ part }: { part: string }) {
  const [heading, body = ""] = part.split("</h3>");
  return (
    <details className="group border-t border-line">
      <summary className="summary-plain flex min-h-14 items-center justify-between gap-6 py-3 hover:underline">
        <h3>{heading}</h3>
        <Icon of="plus" size="1.25em" className="no-print group-open:rotate-45" />
      </summary>
      <div className="pb-6">
        <Words html={body} />
      </div>
    </details>
  );
}

const prose = "prose max-w-none [&_td]:text-balance";

function Words({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the site was built
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
