import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { helpNow } from "~/routes/help.server";
import { BackLink } from "~/ui/controls/back-link";
import { ButtonLink, TallLink } from "~/ui/controls/controls";
import { HelpNow, HelpWords } from "~/ui/help/help-view";
import { PageBanner } from "~/ui/layout/page-banner";
import { SearchField } from "~/ui/layout/search-field";
import { pageMeta } from "~/ui/meta/page-meta";
import { Quotation } from "~/ui/reading/scripture";
import { needPage } from "./need.server";
import { NeedLinks } from "./need-links";

export { prayingStyles as links } from "~/routes/praying-styles";

export function loader(args: LoaderFunctionArgs) {
  const page = needPage(args.params.need);
  const help = page.help && helpNow(args);
  return data({ ...page, help }, { status: page.id ? 200 : 404 });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        heading: args.data.heading,
        description: args.data.lead,
        canonical: args.data.id ? undefined : false,
        trail: [
          { name: "Bible", path: "/bible" },
          { name: args.data.heading, path: args.location.pathname },
        ],
      })
    : [];

export default function NeedRoute() {
  const page = useLoaderData<typeof loader>();
  const { id, heading, lead, prayer, help, unsafeHome, line, passages } = page;
  return (
    <>
      <HelpNow help={help} unsafe={unsafeHome} />
      <PageBanner
        before={<BackLink to="/bible">The Bible</BackLink>}
        title={heading}
        lead={lead}
        scene="bridge"
        tone="gold"
        kind="reading"
        below="pb-12 @wall:pb-24"
      >
        {line && <HelpWords line={line} className="no-print mt-4" />}
        {!id && <SearchField label="Look for a passage or a word" className="mt-6 max-w-120" />}
        {prayer && (
          <ButtonLink to={prayer.path} className="no-print mt-6">
            Pray this prayer<span className="sr-only">: {prayer.title}</span>
          </ButtonLink>
        )}
      </PageBanner>
      <div className="wrap pb-passage sm:pt-passage">
        {id && <Passages passages={passages} />}
        <section aria-labelledby="doors-heading" className="no-print mt-part">
          <h2 id="doors-heading" className="scroll-mt-24 text-subheading">
            Where does the Bible speak of …
          </h2>
          <NeedLinks current={id} />
        </section>
      </div>
    </>
  );
}

function Passages({ passages }: Pick<ReturnType<typeof needPage>, "passages">) {
  return (
    <ol className="border-b border-line">
      {passages.map(({ shown, reference, why, path, words }) => (
        <li
          key={reference}
          className="group grid gap-x-16 gap-y-2 border-t border-line py-7 max-sm:first:border-0 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:grid-rows-[auto_auto_1fr]"
        >
          <h2 className="reference font-sans">{shown}</h2>
          <blockquote className="max-w-[34em] font-serif text-scripture text-pretty lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:group-first:text-[2.125rem] lg:group-first:leading-snug">
            <Quotation text={words} />
          </blockquote>
          <p className="text-ink-quiet">{why}</p>
          <p className="text-small">
            <TallLink to={path}>Read {reference}</TallLink>
          </p>
        </li>
      ))}
    </ol>
  );
}
