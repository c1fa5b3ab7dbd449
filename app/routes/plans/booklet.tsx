import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { planOffered } from "#content/plans/dated-plan";
import { getPlan } from "#content/plans/plans";
import { bookletPath, planPath } from "~/paths";
import { helpNow } from "~/routes/help.server";
import { dayFor } from "~/routes/today/shown-days.server";
import { settings } from "~/runtime/env.server";
import { BackLink } from "~/ui/controls/back-link";
import { PrintButton } from "~/ui/controls/print-button";
import type { Refusal } from "~/ui/layout/refusal-page";
import { useSiteWords } from "~/ui/layout/site-words";
import { pageMeta } from "~/ui/meta/page-meta";
import { Paragraphs, Quotation, ReferenceLink } from "~/ui/reading/scripture";
import { DayWords } from "./day-words";

export { headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export function loader(args: LoaderFunctionArgs) {
  const { id = "" } = args.params;
  const found = getPlan(id);
  if (!found) {
    if (getPlan(id.toLowerCase())) throw redirect(bookletPath(id.toLowerCase()), 308);
    const ways = [{ to: "/plans", label: "All plans" }];
    const refused: Partial<Refusal> = { text: "There is no plan of this name.", ways };
    throw data(refused, { status: 404 });
  }
  const today = dayFor(new URL(args.request.url).searchParams);
  const { plan } = planOffered(found, today);
  const { title, description, overview, days, needsHelpLines, unsafeHome } = plan;
  const needsHelp = needsHelpLines || unsafeHome || days.some((day) => day.needsHelpLines);
  return {
    plan: { id, title, description, overview, days },
    address: settings().ORIGIN + planPath(id),
    help: needsHelp ? helpNow(args).printed : [],
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { id, title } = args.data.plan;
  return pageMeta(args, {
    heading: `Booklet: ${title}`,
    description: `All days of ${title}, set to be printed as a small booklet.`,
    canonical: bookletPath(id),
    unlisted: true,
  });
};

type Booklet = ReturnType<typeof useLoaderData<typeof loader>>;

export default function BookletRoute() {
  const page = useLoaderData<typeof loader>();
  const { id, title, days } = page.plan;
  return (
    <article className="booklet mx-auto w-full max-w-176 px-gutter pt-24 pb-band">
      <div className="no-print mb-part border-b border-line pb-8">
        <BackLink to={planPath(id)}>{title}</BackLink>
        <p className="mt-4">
          This is the whole plan on small pages, half the size of a sheet. Choose “Booklet” in your
          printer’s settings, or two pages on a sheet, on both sides; then fold the sheets in the
          middle. The text is as large as you chose under{" "}
          <a href="/preferences" className="link">
            Reading Comfort
          </a>
          . Without a print button here, use the one in your browser’s menu.
        </p>
        <PrintButton className="button button-primary mt-5">Print the booklet</PrintButton>
      </div>
      <TitlePage {...page} />
      {days.map((day, index) => (
        <section
          key={day.title}
          aria-labelledby={`day-${index + 1}`}
          className="grid grid-cols-1 gap-8 pt-part print:block print:break-before-page"
        >
          <h2 id={`day-${index + 1}`}>
            Day {index + 1}: {day.title}
          </h2>
          <figure>
            <blockquote className="scripture scripture-long">
              <Quotation text={day.scripture.verses} />
            </blockquote>
            <figcaption className="reference mt-3">
              <ReferenceLink reference={day.scripture.reference} />
            </figcaption>
          </figure>
          <DayWords day={day} prefix={`day-${index + 1}-`} />
        </section>
      ))}
      <LastPage {...page} />
    </article>
  );
}

function TitlePage({ plan }: Booklet) {
  const { title, description, overview, days } = plan;
  return (
    <>
      <header className="text-center">
        <h1 className="print:mt-[45mm]">{title}</h1>
        <p className="lead mt-4">{description}</p>
        <p className="mt-4 text-small text-ink-quiet">{days.length} days of scripture and prayer</p>
      </header>
      <section aria-label="About this plan" className="prose pt-part print:break-before-page">
        <Paragraphs text={overview} />
      </section>
    </>
  );
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\//, "");

function LastPage({ help, address }: Booklet) {
  const { name } = useSiteWords();
  return (
    <footer className="mt-part break-inside-avoid text-small">
      {help.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p className="mt-4">
        Prayers and reflections: {name}, {withoutScheme(address)}
      </p>
    </footer>
  );
}
