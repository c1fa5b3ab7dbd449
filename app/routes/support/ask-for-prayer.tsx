import { burdens } from "#content/pages/contact";
import type { ContactDetails } from "#content/samples";
import { HelpLines } from "~/ui/reading/help-lines";
import { ReferenceLink } from "~/ui/reading/reference-link";
import { PrayerRequestForm } from "./prayer-request-form";

export type Team = ContactDetails & { retentionDays: number; sendsLetters: boolean };

/** The other way to the team: what it may pray for, and who else is there at once. */
export function AskForPrayer({ email, phoneHref, social, ...ways }: Team) {
  return (
    <section aria-labelledby="prayer-request-heading" className="bg-surface-sunken py-band">
      <div className="wrap grid grid-cols-1 gap-x-column gap-y-14 xl:grid-cols-2 [&_.form]:mt-6">
        <div className="grid grid-cols-1 content-start gap-6">
          <div>
            <h2 id="prayer-request-heading">How Can We Help?</h2>
            <p className="lead mt-3">Tell us what weighs on you.</p>
          </div>
          <HelpLines flush />
          <figure className="my-4">
            <blockquote className="font-serif text-scripture text-balance">
              {burdens.verses}
            </blockquote>
            <figcaption className="reference mt-2">
              <ReferenceLink reference={burdens.reference} />
            </figcaption>
          </figure>
          <p className="text-balance">
            Or reach us by{"\u00a0"}
            <a href={`mailto:${email}`} className="link">
              email
            </a>
            , by{"\u00a0"}
            <a href={phoneHref} className="link">
              phone
            </a>
            , or on{" "}
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
