import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { filled } from "#content/filled.server";
import { appHolds, noApp } from "#content/pages/coming-soon";
import { site } from "#content/site.server";
import { runForms } from "~/forms/action.server";
import { questionPath } from "~/paths";
import { Phones } from "~/ui/art/phone-mockup";
import { wholeCard } from "~/ui/cards/going-card";
import { BackLink } from "~/ui/controls/back-link";
import { Button, ButtonLink, Icon, PageLink, TallLink } from "~/ui/controls/controls";
import { PostField } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { PageBanner } from "~/ui/layout/page-banner";
import { useNamed } from "~/ui/layout/site-words";
import { pageMeta } from "~/ui/meta/page-meta";
import { waitlistHandler } from "../newsletter/newsletter.server";
import { AskedFirst } from "../newsletter/newsletter-form";
import { waitlist } from "./waitlist-definition";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

/** The page stands at two addresses; one of them is its own. */
export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    heading: args.data?.app ? "Coming Soon" : noApp.title,
    description: args.data?.app ? args.data.description : "{name} works on any phone, here.",
    canonical: "/coming-soon",
  });

export function loader() {
  const { contact, app } = site();
  const description = filled("The {name} app is {expected}. Join the waitlist.");
  return { email: contact.email, app, description };
}

export function action(args: ActionFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const path = pathname.startsWith("/app-download") ? "/app-download" : "/coming-soon";
  return runForms(args, path, [waitlistHandler]);
}

export default function ComingSoon() {
  const { email, app } = useLoaderData<typeof loader>();
  const named = useNamed();
  if (!app) return <NoApp />;
  return (
    <>
      <PageBanner
        title="Coming Soon"
        lead={
          <span className="block max-w-112!">
            {named("The {name} app is on its way.")} Leave your address, and we’ll write when it
            launches.
          </span>
        }
        eyebrow={app.release && `Expected release: ${app.release}`}
        scene="sprout"
        kind="reading"
      >
        <WaitlistForm />
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

function NoApp() {
  return (
    <>
      <PageBanner {...noApp} scene="sprout" kind="reading" />
      <HereToday />
    </>
  );
}

function WaitlistForm() {
  const post = useFormPost(waitlist);
  const path = useLocation().pathname.replace(/\/$/, "");
  return (
    <section
      id="waitlist"
      aria-label="Join the Waitlist"
      className="mt-8 [--color-control:#c4cbdb] max-w-112! scroll-mt-20"
    >
      <PostForm post={post} action={path} className="form">
        <PostField post={post} field={waitlist.fields.email} />
        <Button pending={post.pending && "Processing..."}>Join the Waitlist</Button>
        <AskedFirst />
      </PostForm>
    </section>
  );
}

function HereToday() {
  return (
    <section aria-labelledby="here-heading" className="split wrap band">
      <h2 id="here-heading">You Don’t Have to Wait to Pray</h2>
      <div>
        <p className="lead">
          Prayers, plans, and a private journal are here today, on this website, on any phone.
        </p>
        <ButtonLink to="/pray" className="mt-6">
          Pray now
        </ButtonLink>
        <p className="mt-4 flex flex-wrap gap-x-6">
          <TallLink to="/contact#prayer-request">Ask us to pray for you</TallLink>{" "}
          <TallLink to={questionPath("home-screen")}>Put it on your home screen</TallLink>
        </p>
      </div>
    </section>
  );
}

function AppFeatures() {
  return (
    <section aria-labelledby="app-heading" className="sunken overflow-clip border-b-0">
      <div className="wrap grid gap-x-column gap-y-passage pt-band lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="lg:pb-part">
          <h2 id="app-heading">What the App Will Hold</h2>
          <ul className="mt-5 border-t-2 border-accent">
            {appHolds.map(({ name, here }) => (
              <li key={name} className="relative flex items-center gap-4 border-b border-line py-3">
                <div className="flex-1 items-baseline justify-between gap-x-6 text-balance sm:flex">
                  {here ? (
                    <PageLink to={here} className={`${appNameClass} hover:underline ${wholeCard}`}>
                      {name}
                    </PageLink>
                  ) : (
                    <span className={appNameClass}>{name}</span>
                  )}{" "}
                  <span className="block flex-none text-small text-ink-quiet">
                    {here ? "Here already" : "With the app"}
                  </span>
                </div>
                <Icon of="arrow-right" className={here ? "" : "opacity-0"} />
              </li>
            ))}
          </ul>
        </div>
        <Phones of="journal" className="w-68 max-w-full self-end max-lg:mx-auto" />
      </div>
    </section>
  );
}

const appNameClass = "font-serif text-subheading";
