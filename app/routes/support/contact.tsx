import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { filled } from "#content/filled.server";
import { crisisLine, type HelpPart } from "#content/help-lines";
import { burdens, topics } from "#content/pages/contact";
import type { ContactDetails } from "#content/samples";
import { site } from "#content/site.server";
import { runForms } from "~/forms/action.server";
import { doneParameter } from "~/forms/form";
import { helpAfterSending, helpNow } from "~/routes/help.server";
import { settings } from "~/runtime/env.server";
import { artFile } from "~/ui/art/art-file";
import { Photo } from "~/ui/art/photo";
import { dimmed } from "~/ui/art/scene-picture";
import { Button, ButtonLink, SecondaryLink } from "~/ui/controls/controls";
import { PostSelect } from "~/ui/forms/choice-field";
import { PostField } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { PostTextarea } from "~/ui/forms/text-area";
import { type DangerHelp, DangerHelpAfter, HelpNow, HelpWords } from "~/ui/help/help-view";
import { useCurrentUser } from "~/ui/layout/current-user";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { ReferenceLink } from "~/ui/reading/scripture";
import { contactHandler, prayerRequestWithReceipt } from "./contact.server";
import { contact } from "./contact-definition";
import { PrayerRequestForm, withOffline } from "./prayer-request-form";
import { ContactCards } from "./support-details";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    heading: "Contact Us",
    description: "Write to the {name} team, or ask us to pray for you.",
  });

export async function loader(args: LoaderFunctionArgs) {
  const sent = new URL(args.request.url).searchParams.get(doneParameter);
  return {
    help: helpNow(args),
    crisis: crisisLine(),
    danger: sent ? await helpAfterSending(args.request) : undefined,
    contactDetails: site().contact,
    reply: filled("{reply}"),
    retentionDays: settings().REQUEST_RETENTION_DAYS,
    sendsLetters: settings().sendsLetters,
  };
}

export function action(args: ActionFunctionArgs) {
  return runForms(args, "/contact", [contactHandler, prayerRequestWithReceipt]);
}

export default function Contact() {
  const { contactDetails, help, ...ways } = useLoaderData<typeof loader>();
  const team: Team = { ...contactDetails, ...ways };
  return (
    <>
      <HelpNow help={help} unsafe={team.danger?.unsafe} />
      <PageBanner
        title="Contact Us"
        lead="A question, a thought, or something to pray for: a person reads what you send."
        scene="lamp"
        tone="ember"
        kind="reading"
      >
        <div className="buttons mt-6">
          <ButtonLink to="#prayer-request">Ask for prayer</ButtonLink>{" "}
          <SecondaryLink to="#contact">Write to us</SecondaryLink>
        </div>
      </PageBanner>
      <div className="wrap grid grid-cols-1 gap-x-column gap-y-passage pt-part pb-band xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        <ContactCards {...team} className="xl:col-start-2" />
        <section
          id="contact"
          aria-labelledby="contact-heading"
          className="xl:col-start-1 xl:row-[1/3] [&_.form]:mt-6"
        >
          <h2 id="contact-heading">Send Us a Message</h2>
          <p className="lead mt-3 text-pretty">{team.reply.replace(/(\d) /, "$1\u00a0")}</p>
          <ContactForm danger={team.danger} />
        </section>
        <div
          className={`no-print ${dimmed} relative hidden overflow-clip rounded-large border border-line *:absolute *:inset-0 *:size-full *:object-cover xl:block`}
          aria-hidden="true"
        >
          <img
            src={artFile("letter")}
            alt=""
            width={360}
            height={500}
            loading="lazy"
            className="scene"
          />
          <Photo image="1455390582262-044cdead277a" sizes="40vw" ratio={4 / 5} />
        </div>
      </div>
      <AskForPrayer {...team} />
    </>
  );
}

type Team = Omit<ContactDetails, "reply"> & {
  reply: string;
  retentionDays: number;
  sendsLetters: boolean;
  crisis: readonly HelpPart[];
  danger?: DangerHelp;
};

function ContactForm({ danger }: Pick<Team, "danger">) {
  const user = useCurrentUser();
  const known = { name: user?.username ?? "", email: user?.email ?? "" };
  const post = withOffline(useFormPost(contact, known));
  const { name, email, phone, topic, message } = contact.fields;
  return (
    <PostForm post={post} action="/contact" className="form">
      <DangerHelpAfter form={contact.name} danger={danger} />
      <PostField post={post} field={name} />
      <PostField post={post} field={email} />
      <PostField post={post} field={phone} />
      <PostSelect post={post} field={topic} placeholder="Choose a topic" options={topics} />
      <PostTextarea post={post} field={message} rows={5} />
      <Button pending={post.pending && "Sending..."}>Send Message</Button>
    </PostForm>
  );
}

function AskForPrayer({ email, phoneHref, social, crisis, ...ways }: Team) {
  return (
    <section aria-labelledby="prayer-request-heading" className="bg-surface-sunken py-band">
      <div className="wrap grid grid-cols-1 gap-x-column gap-y-14 xl:grid-cols-2 [&_.form]:mt-6">
        <div className="grid grid-cols-1 content-start gap-6">
          <div>
            <h2 id="prayer-request-heading">How Can We Help?</h2>
            <p className="lead mt-3">Tell us what weighs on you.</p>
          </div>
          {!ways.danger && <HelpWords line={crisis} />}
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
            {phoneHref && (
              <>
                , by{"\u00a0"}
                <a href={phoneHref} className="link">
                  phone
                </a>
              </>
            )}
            {social.map(({ name, url }) => (
              <Fragment key={url}>
                , or on{" "}
                <a href={url} rel="noopener" className="link">
                  {name}
                </a>
              </Fragment>
            ))}
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
