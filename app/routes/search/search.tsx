import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type Feeling, firstFeelings } from "#content/feelings";
import { faqTopics } from "#content/pages/faqs";
import { leadingToThemes } from "#content/themes/themes";
import { cacheControl } from "~/http/page-cache/cache-control";
import { NeedLinks } from "~/routes/bible/need-links";
import { dangerHelp, helpNow } from "~/routes/help.server";
import { Topics } from "~/routes/support/support-details";
import { BackLink } from "~/ui/controls/back-link";
import { SecondaryLink } from "~/ui/controls/controls";
import { Feelings } from "~/ui/controls/feelings";
import { DangerHelpBox, HelpNow } from "~/ui/help/help-view";
import { PageBanner } from "~/ui/layout/page-banner";
import { SearchField } from "~/ui/layout/search-field";
import { pageMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { Results } from "./results";
import { searchPage } from "./search.server";
import { indexPages } from "./site-index.server";

export { headers } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

/** Never cached anywhere: a query is private. */
export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  await indexPages();
  const all = searchPage(searchParams.get("q"), searchParams.get("verses"));
  const isHelp = all.query && !all.dangers[0] && searchParams.get("in") === "help";
  const { dangers, ...page } = { ...all, ...(isHelp ? inHelp(all) : { topics: undefined }) };
  const danger = dangers.length > 0 ? dangerHelp(args.request, dangers) : undefined;
  return data(
    { ...page, danger, help: helpNow(args), ways: leadingToThemes(firstFeelings) },
    { headers: page.query ? { "Cache-Control": cacheControl.nobody } : {} },
  );
}

/** Who asked in the Help Center stays there, unless in danger: what else has the words is one press away. */
function inHelp({ pages }: ReturnType<typeof searchPage>) {
  const answers = pages.filter(({ kind, line }) => line || kind === "Question" || kind === "Page");
  const none = { references: [], reading: undefined, comfort: undefined, need: undefined };
  return { ...none, verses: [], pages: answers, topics: faqTopics() };
}

/** Titles stay in a browser's history: no query in them. */
export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    heading: args.data?.query ? "Search Results" : "Search",
    description:
      "Find a Bible passage, a prayer, a plan or an answer, by its name, by a word, or by how you feel.",
    canonical: "/search",
    unlisted: Boolean(args.data?.query),
  });

export default function Search() {
  const page = useLoaderData<typeof loader>();
  const { topics } = page;
  const found =
    page.reading !== undefined ||
    page.references.length + page.pages.length + page.verses.length > 0;
  const isUnsure =
    !topics &&
    page.reading === undefined &&
    page.references.length + page.pages.length === 0 &&
    page.holding === "some of these words";
  const field = (
    <SearchField
      query={page.query}
      label={topics ? "Search help" : "A passage, a word, or how you feel"}
      within={topics && "help"}
      leads={!page.comfort}
      className="no-print mt-6 max-w-120"
    />
  );
  return (
    <>
      <HelpNow help={page.help} unsafe={page.danger?.unsafe} />
      <PageBanner
        before={
          <BackLink to={topics ? "/help-center" : "/"}>{topics ? "Help Center" : "Home"}</BackLink>
        }
        title={page.query ? <Asked query={page.query} found={found} /> : "Search"}
        kind={page.query ? "tool" : "reading"}
        scene="lamp"
      >
        {!page.danger && field}
      </PageBanner>
      <div className="wrap pb-band max-lg:*:max-w-164">
        {page.danger && (
          <div className="mt-6 max-w-184">
            <DangerHelpBox id="help" help={page.danger} />
          </div>
        )}
        {found && <Results {...page} />}
        {(!found || isUnsure) && !topics && (
          <NothingFound asked={Boolean(page.query)} ways={page.ways} />
        )}
        {page.danger && field}
        {topics && <AskFurther query={page.query} topics={topics} />}
        <p className="mt-part text-small text-ink-quiet">
          We don’t keep a record of your searches.
        </p>
      </div>
    </>
  );
}

function Asked({ query, found }: { query: string; found: boolean }) {
  return (
    <>
      {found ? "Search Results" : "We found nothing"}{" "}
      <span className="mt-1 block text-heading text-ink-quiet wrap-anywhere">
        for “{isolated(query)}”
      </span>
    </>
  );
}

type AskFurtherProps = { query: string; topics: ReturnType<typeof faqTopics> };

/** The ways on from what Help answers, or doesn't. */
function AskFurther({ query, topics }: AskFurtherProps) {
  return (
    <section aria-labelledby="further-heading" className="mt-part">
      <h2 id="further-heading">Ask us, or look further</h2>
      <div className="buttons mt-4 mb-6">
        <SecondaryLink to="/contact">Contact Us</SecondaryLink>{" "}
        <SecondaryLink to={`/search?${new URLSearchParams({ q: query })}`}>
          Search everything
        </SecondaryLink>
      </div>
      <Topics of={topics} path="/faqs" />
    </section>
  );
}

function NothingFound({ asked, ways }: { asked: boolean; ways: readonly Feeling[] }) {
  return (
    <>
      <section aria-labelledby="feelings-heading" className="mt-part">
        {asked && (
          <p className="mb-part">
            We aren’t sure what you mean. Try one word of it, or another spelling. Or begin here:
          </p>
        )}
        <h2 id="feelings-heading">How are you right now?</h2>
        <p className="mt-1 text-ink-quiet">There is a prayer for each.</p>
        <Feelings feelings={ways} label="Feelings" className="mt-4" />
      </section>
      <section aria-labelledby="doors-heading" className="mt-part">
        <h2 id="doors-heading" className="text-subheading">
          Where does the Bible speak of …
        </h2>
        <NeedLinks />
      </section>
    </>
  );
}
