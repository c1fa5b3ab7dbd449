import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { runForms } from "~/forms/action.server";
import { settings } from "~/runtime/env.server";
import { Photo } from "~/ui/art/photo";
import { ScenePicture } from "~/ui/art/scene-picture";
import { ButtonLink } from "~/ui/controls/button";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { HelpLines } from "~/ui/reading/help-lines";
import { type ContactDetails, contactDetails } from "../../../content/samples";
import { contactForm } from "./contact.server";
import { ContactCards } from "./contact-cards";
import { ContactForm } from "./contact-form";
import { prayerRequestWithReceipt } from "./prayer-request.server";
import { PrayerRequestForm } from "./prayer-request-form";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    heading: "Contact Us",
    description: "Write to the Prayer LIFE team, or ask us to pray for you.",
  });

export function loader() {
  return {
    contactDetails,
    keptDays: settings().REQUEST_RETENTION_DAYS,
    sendsLetters: settings().sendsLetters,
  };
}

export function action(args: ActionFunctionArgs) {
  return runForms(args, "/contact", [contactForm, prayerRequestWithReceipt]);
}

export default function Contact() {
  const { contactDetails, ...ways } = useLoaderData<typeof loader>();
  return <ContactView {...contactDetails} {...ways} />;
}

type Team = ContactDetails & { keptDays: number; sendsLetters: boolean };

/** Two ways to the team on one page: a message, and a prayer request. */
function ContactView(team: Team) {
  return (
    <>
      <PageBanner
        title="Contact Us"
        lead="A question, a thought, or something to pray for: a person reads what you send."
        scene="lamp"
      >
        <div className="buttons mt-8">
          <ButtonLink to="#prayer-request">Ask for Prayer</ButtonLink>{" "}
          <ButtonLink to="#contact" variant="secondary">
            Write to Us
          </ButtonLink>
        </div>
      </PageBanner>
      <ContactCards {...team} />
      <section
        id="contact"
        aria-labelledby="contact-heading"
        className="wrap grid grid-cols-1 gap-column xl:grid-cols-2 [&_.form]:mt-6"
      >
        <div>
          <h2 id="contact-heading">Send Us a Message</h2>
          <ContactForm />
        </div>
        <div
          className="no-print relative hidden aspect-[4/5] w-full self-start overflow-clip rounded-large *:absolute *:inset-0 *:size-full *:object-cover xl:block"
          aria-hidden="true"
        >
          <ScenePicture name="hands" className="object-[75%]" />
          <Photo image="1455390582262-044cdead277a" sizes="40vw" ratio={4 / 5} />
        </div>
      </section>
      <AskForPrayer {...team} />
    </>
  );
}

function AskForPrayer({ email, phone, phoneHref, social, ...ways }: Team) {
  return (
    <section aria-labelledby="prayer-request-heading" className="mt-band bg-surface-sunken py-band">
      <div className="wrap grid grid-cols-1 gap-column xl:grid-cols-2 [&_.form]:mt-6">
        <div className="grid grid-cols-1 content-start gap-6">
          <div>
            <h2 id="prayer-request-heading">How Can We Help?</h2>
            <p className="lead mt-3">Tell us what weighs on you.</p>
          </div>
          <HelpLines flush />
          <p>
            You may also write to{" "}
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
            , call{" "}
            <a href={phoneHref} className="link whitespace-nowrap">
              {phone}
            </a>
            , or find us on{" "}
            <a href={social.url} rel="noopener" className="link">
              {social.name}
            </a>
            .
          </p>
        </div>
        <div id="prayer-request">
          <h3 className="text-heading">Submit a Prayer Request</h3>
          <PrayerRequestForm {...ways} />
        </div>
      </div>
    </section>
  );
}
