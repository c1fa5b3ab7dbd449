import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { occasionLines } from "#content/help-lines";
import { occasionGroups, occasionsHead } from "#content/occasions/occasions";
import { helpNow } from "~/routes/help.server";
import { Icon } from "~/ui/controls/controls";
import { HelpNow, HelpWords } from "~/ui/help/help-view";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { ReferenceLink } from "~/ui/reading/scripture";

export { prayingStyles as links } from "~/routes/praying-styles";

export function loader(args: LoaderFunctionArgs) {
  const groups = occasionGroups.map(({ heading, occasions }) => ({
    heading,
    occasions: occasions.map(({ help, also: _, ...shown }) => ({
      ...shown,
      lines: help ? occasionLines[help]() : [],
    })),
  }));
  return { ...occasionsHead, groups, help: helpNow(args), unsafeHome: true };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? pageMeta(args, { heading: args.data.title, description: args.data.lead }) : [];

/** A group at a time on a phone; side by side where there is room. */
const folded =
  "group border-b border-line lg:border-0 lg:details-content:h-auto lg:details-content:[content-visibility:visible]";
const summary =
  "summary-plain flex min-h-12 items-center justify-between gap-3 font-semibold lg:supports-[selector(::details-content)]:pointer-events-none";
const mark = "group-open:rotate-45 lg:supports-[selector(::details-content)]:hidden";
const jump = "link flex min-h-11 break-inside-avoid items-center py-1.5";

const row =
  "border-t border-line pt-6 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-x-16";

export default function Occasions() {
  const { title, lead, groups, help, unsafeHome } = useLoaderData<typeof loader>();
  return (
    <>
      <HelpNow help={help} unsafe={unsafeHome} />
      <PageBanner title={title} lead={lead} scene="window" tone="gold" kind="reading" />
      <div className="wrap py-passage">
        <nav aria-label="Occasions" className="no-print grid lg:grid-cols-3 lg:gap-x-10">
          {groups.map(({ heading, occasions }) => (
            <details key={heading} className={folded}>
              <summary className={summary}>
                {heading}
                <Icon of="plus" size="1.25em" className={mark} />
              </summary>
              <div className="columns-2 gap-x-6 pb-3 text-small lg:columns-1">
                {occasions.map(({ id, title }) => (
                  <a key={id} href={`#${id}`} className={jump}>
                    {title}
                  </a>
                ))}
              </div>
            </details>
          ))}
        </nav>
        {groups.map(({ heading, occasions }) => (
          <section key={heading} className="mt-part grid gap-7 print:block">
            <h2>{heading}</h2>
            {occasions.map(({ id, title, prayer, passage, lines }) => (
              <article key={id} id={id} className={`scroll-mt-24 print:break-inside-avoid ${row}`}>
                <div>
                  <h3 className="text-heading">{title}</h3>
                  <p className="reference mt-1 mb-3">
                    <ReferenceLink reference={passage} />
                  </p>
                </div>
                <div className="max-w-[42em] font-serif text-prayer leading-normal text-pretty">
                  <p>{prayer}</p>
                  {lines.map((line) => (
                    <HelpWords
                      key={String(line[0])}
                      line={line}
                      className="mt-3 font-sans text-small"
                    />
                  ))}
                </div>
              </article>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
