import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { appExperience } from "#content/pages/features";
import { site } from "#content/site.server";
import { runForms } from "~/forms/action.server";
import { Phones } from "~/ui/art/phone-mockup";
import { Foreground } from "~/ui/art/scene-picture";
import { ButtonLink, SecondaryLink } from "~/ui/controls/controls";
import { PageBanner } from "~/ui/layout/page-banner";
import { useNamed } from "~/ui/layout/site-words";
import { metaOf } from "~/ui/meta/page-meta";
import { staticParts } from "~/ui/static/static-html.server";
import { newsletterHandler } from "./newsletter/newsletter.server";
import { NewsletterForm } from "./newsletter/newsletter-form";
import { Download, FeatureList, hasDownload } from "./section-parts.server";
import { DownloadSection, FeatureGrid } from "./sections";
import { Steps } from "./steps";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta = metaOf({
  heading: "Features",
  description: "What {name} offers: scripture prayer, plans, a private journal, and more.",
});

export function loader({ context }: LoaderFunctionArgs) {
  const parts = staticParts(context, {
    features: () => <FeatureList />,
    ...(hasDownload() && { "download-alone": () => <Download /> }),
  });
  const hasApp = site().app !== undefined;
  return {
    experience: hasApp ? appExperience : undefined,
    parts,
    hasApp,
    hasDownload: hasDownload(),
  };
}

export function action(args: ActionFunctionArgs) {
  return runForms(args, "/features", [newsletterHandler]);
}

export default function Features() {
  const { experience, parts, hasApp, hasDownload } = useLoaderData<typeof loader>();
  const named = useNamed();
  return (
    <>
      <PageBanner
        title="Features"
        lead="Scripture to pray with, a plan for each day, and a private place to keep it all. Most of it is here today."
        kind="reading"
      >
        <div className="buttons mt-6">
          <ButtonLink to="/pray">Pray now</ButtonLink>{" "}
          {hasDownload && (
            <SecondaryLink to="#download" className="px-4">
              {named("Try {name} for Free")}
            </SecondaryLink>
          )}
        </div>
      </PageBanner>
      <FeatureGrid name="features" parts={parts} hasApp={hasApp}>
        {hasApp && (
          <div className="mt-part flex flex-wrap items-center justify-between gap-x-column gap-y-4">
            <p className="lead">
              The app is on its way. Leave your email address, and you’ll hear when it launches.
            </p>
            <SecondaryLink to="/coming-soon">Learn More</SecondaryLink>
          </div>
        )}
      </FeatureGrid>
      {experience && <AppExperience {...experience} />}
      {hasDownload && <DownloadSection name="download-alone" parts={parts} />}
      <NewsletterForm action="/features" />
    </>
  );
}

/** The app as one would use it: three moments, and beside them as many phones, in their order; on a narrow screen the first of them large. */
function AppExperience({ heading, lead, moments }: typeof appExperience) {
  return (
    <section
      aria-labelledby="experience-heading"
      className="sunken relative overflow-clip border-b-0"
    >
      <div className="split wrap band items-center gap-x-inset">
        <div>
          <h2 id="experience-heading" className="text-title">
            {heading}
          </h2>
          <p className="lead mt-3">{lead}</p>
          <Steps steps={moments} />
        </div>
        <Phones of="morning" className="w-full max-sm:hidden" />
        <Phones of="verse" className="mx-auto w-68 max-w-full sm:hidden" />
      </div>
      <Foreground />
    </section>
  );
}
