import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { contactDetails } from "#content/samples";
import { runForms } from "~/forms/action.server";
import { BackLink } from "~/ui/controls/back-link";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { AppFeatures } from "./app-features";
import { HereToday } from "./here-today";
import { waitlistHandler } from "./waitlist.server";
import { WaitlistSection } from "./waitlist-section";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

/** The page stands at two addresses; one of them is its own. */
export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    heading: "Coming Soon",
    description: "The Prayer LIFE app is expected in Summer 2025. Join the waitlist.",
    canonical: "/coming-soon",
  });

export function loader() {
  return { email: contactDetails.email };
}

export function action(args: ActionFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const path = pathname.startsWith("/app-download") ? "/app-download" : "/coming-soon";
  return runForms(args, path, [waitlistHandler]);
}

export default function ComingSoon() {
  const { email } = useLoaderData<typeof loader>();
  return <ComingSoonView email={email} path={useLocation().pathname.replace(/\/$/, "")} />;
}

type ComingSoonViewProps = { email: string; path: string };

/** The app's waitlist. @param path the address that takes the form's posts. */
function ComingSoonView({ email, path }: ComingSoonViewProps) {
  return (
    <>
      <PageBanner
        title="Coming Soon"
        lead={
          <span className="block max-w-112!">
            The Prayer LIFE app is on its way. Leave your address, and we’ll write when it launches.
          </span>
        }
        eyebrow="Expected release: Summer 2025"
        scene="sprout"
      >
        <WaitlistSection path={path} />
      </PageBanner>
      <HereToday />
      <AppFeatures />
      <section aria-labelledby="early-heading" className="split wrap band">
        <h2 id="early-heading">Try It Early</h2>
        <div className="grid gap-4 justify-items-start">
          <p className="max-w-136">
            Want to try it before everyone else? We’ll invite some people on the waitlist to a small
            beta program, so you may hear from us sooner. Questions? Write to{" "}
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
            .
          </p>
          <BackLink to="/" className="-my-2">
            Return to the homepage
          </BackLink>
        </div>
      </section>
    </>
  );
}
