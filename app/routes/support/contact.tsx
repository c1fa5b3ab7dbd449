import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contactDetails } from "#content/samples";
import { runForms } from "~/forms/action.server";
import { settings } from "~/runtime/env.server";
import { dimmed } from "~/ui/art/dimmed";
import { Photo } from "~/ui/art/photo";
import { ButtonLink } from "~/ui/controls/button";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { AskForPrayer, type Team } from "./ask-for-prayer";
import { contactHandler } from "./contact.server";
import { ContactCards } from "./contact-cards";
import { ContactForm } from "./contact-form";
import { CrisisCall } from "./crisis-call";
import { Letter } from "./letter-scene";
import { prayerRequestWithReceipt } from "./prayer-request.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    heading: "Contact Us",
    description: "Write to the Prayer LIFE team, or ask us to pray for you.",
  });

export function loader() {
  return {
    contactDetails,
    retentionDays: settings().REQUEST_RETENTION_DAYS,
    sendsLetters: settings().sendsLetters,
  };
}

export function action(args: ActionFunctionArgs) {
  return runForms(args, "/contact", [contactHandler, prayerRequestWithReceipt]);
}

export default function Contact() {
  const { contactDetails, ...ways } = useLoaderData<typeof loader>();
  return <ContactView {...contactDetails} {...ways} />;
}

/** Two ways to the team on one page: a message, and a prayer request. */
function ContactView(team: Team) {
  return (
    <>
      <PageBanner
        title="Contact Us"
        lead="A question, a thought, or something to pray for: a person reads what you send."
        scene="window"
      >
        <div className="buttons mt-8">
          <ButtonLink to="#prayer-request">Ask for prayer</ButtonLink>{" "}
          <ButtonLink to="#contact" variant="secondary">
            Write to us
          </ButtonLink>
        </div>
        <p className="mt-4">
          <CrisisCall />
        </p>
      </PageBanner>
      <div className="wrap grid grid-cols-1 gap-x-column gap-y-passage pt-part pb-band xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        <ContactCards {...team} />
        <section
          id="contact"
          aria-labelledby="contact-heading"
          className="xl:col-start-1 xl:row-[1/3] [&_.form]:mt-6"
        >
          <h2 id="contact-heading">Send Us a Message</h2>
          <p className="lead mt-3 text-pretty">
            We reply within 24{"\u00a0"}hours on business days.
          </p>
          <ContactForm />
        </section>
        <div
          className={`no-print ${dimmed} relative hidden overflow-clip rounded-large border border-line *:absolute *:inset-0 *:size-full *:object-cover xl:block`}
          aria-hidden="true"
        >
          <Letter />
          <Photo image="1455390582262-044cdead277a" sizes="40vw" ratio={4 / 5} />
        </div>
      </div>
      <AskForPrayer {...team} />
    </>
  );
}
