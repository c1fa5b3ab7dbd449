import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import Clock from "lucide-react/icons/clock";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { runForms } from "~/forms/action.server";
import { Photo } from "~/ui/art/photo";
import { Scene } from "~/ui/art/scene";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { HelpLines } from "~/ui/reading/help-lines";
import { contact } from "../../../content/samples";
import { contactForm } from "./contact.server";
import { ContactForm } from "./contact-form";
import { prayerRequestForm } from "./prayer-request.server";
import { PrayerRequestForm } from "./prayer-request-form";
import { SupportHours } from "./support-hours";

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
  return { contact };
}

export function action(args: ActionFunctionArgs) {
  return runForms(args, "/contact", [contactForm, prayerRequestForm]);
}

export default function Contact() {
  return <ContactView {...useLoaderData<typeof loader>().contact} />;
}

type ContactViewProps = {
  email: string;
  phone: string;
  phoneHref: string;
  supportHours: string;
  social: { name: string; url: string };
};

/** Two ways to the team on one page: a message, and a prayer request. */
function ContactView(team: ContactViewProps) {
  const { email, phone, phoneHref, supportHours, social } = team;
  return (
    <>
      <PageBanner
        title="Contact Us"
        lead="A question, a thought, or something to pray for: a person reads what you send."
        scene="lamp"
      >
        <div className="banner-links">
          <ButtonLink to="#prayer-request">Ask for Prayer</ButtonLink>{" "}
          <ButtonLink to="#contact" variant="secondary">
            Write to Us
          </ButtonLink>
        </div>
      </PageBanner>
      <ul className="contact-cards wrap">
        <InfoCard icon={<Icon of={Mail} />} title="Email">
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        </InfoCard>
        <InfoCard icon={<Icon of={Phone} />} title="Phone">
          <a href={phoneHref} className="link">
            {phone}
          </a>
        </InfoCard>
        <InfoCard icon={<Icon of={Clock} />} title="Support hours">
          <SupportHours of={supportHours} />
        </InfoCard>
      </ul>
      <section id="contact" aria-labelledby="contact-heading" className="contact-split wrap">
        <div>
          <h2 id="contact-heading">Send Us a Message</h2>
          <ContactForm />
        </div>
        <div className="contact-picture" aria-hidden="true">
          <Scene name="water" tone="sage" />
          <Photo image="1455390582262-044cdead277a" sizes="40vw" ratio={4 / 5} />
        </div>
      </section>
      <section
        id="prayer-request"
        aria-labelledby="prayer-request-heading"
        className="contact-prayer"
      >
        <div className="contact-split wrap">
          <div className="contact-words">
            <h2 id="prayer-request-heading">How Can We Help?</h2>
            <p className="lead">
              Tell us what weighs on you. You may also write to{" "}
              <a href={`mailto:${email}`} className="link">
                {email}
              </a>
              , call{" "}
              <a href={phoneHref} className="link">
                {phone}
              </a>
              , or find us on{" "}
              <a href={social.url} rel="noopener" className="link">
                {social.name}
              </a>
              .
            </p>
            <HelpLines />
          </div>
          <div>
            <h3>Submit a Prayer Request</h3>
            <PrayerRequestForm />
          </div>
        </div>
      </section>
    </>
  );
}

type InfoCardProps = { icon: ReactNode; title: string; children: ReactNode };

function InfoCard({ icon, title, children }: InfoCardProps) {
  return (
    <li className="contact-card">
      {icon}
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
    </li>
  );
}
