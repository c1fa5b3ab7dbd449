import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { prayingStyles } from "~/routes/praying-styles";
import { BackLink } from "~/ui/controls/back-link";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { HelpLines } from "~/ui/reading/help-lines";
import { VerseWords } from "~/ui/reading/verse-words";
import { needPage } from "./need.server";
import { NeedLinks } from "./need-links";

export const links = prayingStyles;

export function loader({ params }: LoaderFunctionArgs) {
  return needPage(params.need);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        heading: args.data.heading,
        description: args.data.lead,
        trail: [
          { name: "Bible", path: "/bible" },
          { name: args.data.heading, path: args.location.pathname },
        ],
      })
    : [];

/** What the Bible has to say to a need: a few passages, and why each is here. */
export default function NeedRoute() {
  const { id, heading, lead, needsHelpLines, passages } = useLoaderData<typeof loader>();
  return (
    <>
      <PageBanner
        before={<BackLink to="/bible">The Bible</BackLink>}
        title={heading}
        lead={lead}
        scene="lamp"
        tone="gold"
        low
      />
      <div className="wrap py-passage">
        {needsHelpLines && <HelpLines />}
        <ol className="max-w-176 border-b border-line">
          {passages.map(({ reference, why, path, words }) => (
            <li key={reference} className="border-t border-line py-7">
              <h2 className="text-subheading">
                <a href={path} className="link inline-block">
                  {reference}
                </a>
              </h2>
              <p className="mt-2 text-ink-quiet">{why}</p>
              <p className="mt-3 max-w-[62ch] font-serif text-prayer">
                <VerseWords text={words} />
              </p>
            </li>
          ))}
        </ol>
        <section aria-labelledby="doors-heading" className="no-print mt-part max-w-176">
          <h2 id="doors-heading" className="text-subheading">
            Where does the Bible speak of …
          </h2>
          <NeedLinks current={id} />
        </section>
      </div>
    </>
  );
}
