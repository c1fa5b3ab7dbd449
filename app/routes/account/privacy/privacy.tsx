import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newsletterTurns, privacyWords } from "#content/pages/account";
import { site } from "#content/site.server";
import { confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import { roleOf } from "#db/accounts/team.server";
import type { User } from "#db/accounts/users.server";
import * as subscribers from "#db/subscriptions/subscribers.server";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { personalSummary } from "~/accounts/personal-data.server";
import { type IntentHandlers, runIntent } from "~/forms/action.server";
import { letterKey, wakeLetters } from "~/letters/orders.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { BackLink } from "~/ui/controls/back-link";
import { Button, SecondaryLink } from "~/ui/controls/controls";
import { DoneNotice, IntentForm } from "~/ui/forms/intent-form";
import { metaOf } from "~/ui/meta/page-meta";
import { AccountPart } from "../account-part";
import { Setting, settingRows } from "../setting";
import { HeldRow, Holdings } from "./holdings";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { accountStyles as links } from "../account-part";

export const meta = metaOf({ heading: "Privacy Choices", unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const kinds = await personalSummary(user);
  const isOnTeam = (await roleOf(database(), user.id)) !== undefined;
  return {
    kinds: kinds.filter(({ forTeam, count }) => count > 0 || isOnTeam || !forTeam),
    newsletter: { ...(await newsletterOf(user)), email: user.email },
    privacyEmail: site().contact.privacyEmail,
  };
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  return runIntent(args, "/account/privacy", newsletterIntents(user), getUser);
}

/** @returns confirmed: the address is known to be the owner's */
async function newsletterOf({ id }: User) {
  const subscribed = (await subscribers.getOwnSubscription(database(), id))?.isActive ?? false;
  return { subscribed, confirmed: await isConfirmed(id) };
}

function newsletterIntents({ id: userId, email }: User): IntentHandlers {
  const done = async (intent: "newsletter-on" | "newsletter-off") => ({
    message: { ...newsletterTurns(await isConfirmed(userId))[intent], inPlace: true },
    hash: "newsletter",
    stays: true,
  });
  return {
    async "newsletter-on"() {
      const key = letterKey("subscription", email);
      await subscribers.subscribe(database(), { email, tags: [], userId, letterKey: key }, now());
      wakeLetters();
      return done("newsletter-on");
    },
    async "newsletter-off"() {
      await subscribers.endOwnSubscription(database(), userId);
      return done("newsletter-off");
    },
  };
}

const isConfirmed = async (userId: number) =>
  (await confirmedAddress(database(), userId)) !== undefined;

export default function PrivacyChoices() {
  const { kinds, newsletter, privacyEmail } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title="Privacy Choices"
      lead="Take along what we hold, turn the newsletter on or off, or delete it all."
      before={<BackLink to="/account/settings">Settings</BackLink>}
    >
      <AccountPart id="choices" heading="What you can do" toEdge>
        <div className={settingRows}>
          <Setting roomy id="download" heading="Download everything">
            <p>{privacyWords.download}</p>
            <div className="buttons max-sm:grid">
              <SecondaryLink to="/account/privacy/everything">Read or print it</SecondaryLink>{" "}
              <a
                href="/account/privacy/everything.json"
                download
                className="button button-secondary"
              >
                Download as a file
              </a>
            </div>
          </Setting>
          <NewsletterPart {...newsletter} privacyEmail={privacyEmail} />
          <Setting roomy id="delete" heading="Account deletion">
            <p>{privacyWords.deletion}</p>
            <div className="buttons items-start">
              <SecondaryLink to="/account/privacy/delete" className="border-danger text-danger">
                Delete my account
              </SecondaryLink>
            </div>
          </Setting>
        </div>
      </AccountPart>
      <AccountPart id="held" {...privacyWords.held} wide>
        <div className="mt-3">
          <Holdings kinds={kinds}>
            <NotLinked privacyEmail={privacyEmail} />
          </Holdings>
        </div>
      </AccountPart>
    </AccountPage>
  );
}

type NewsletterPartProps = ReturnType<typeof useLoaderData<typeof loader>>["newsletter"] & {
  privacyEmail: string;
};

function NewsletterPart({ subscribed, confirmed, email, privacyEmail }: NewsletterPartProps) {
  return (
    <Setting roomy id="newsletter" heading="Newsletter">
      <DoneNotice messages={newsletterTurns(confirmed)} variant="success" byToast={false} />
      {confirmed ? (
        <p>
          The newsletter to <strong>{email}</strong> is {subscribed ? "on" : "off"}.
        </p>
      ) : (
        <p>
          You {subscribed ? "turned on" : "haven’t turned on"} the newsletter for{" "}
          <strong>{email}</strong>.
        </p>
      )}
      {!confirmed && (
        <p className="field-hint">
          {privacyWords.signedUp}{" "}
          <a href={`mailto:${privacyEmail}`} className="link">
            {privacyEmail}
          </a>{" "}
          from the address that receives it.
        </p>
      )}
      <IntentForm
        action="/account/privacy"
        intent={subscribed ? "newsletter-off" : "newsletter-on"}
      >
        <Button variant="secondary">
          {subscribed ? "Turn the newsletter off" : "Turn the newsletter on"}
        </Button>
      </IntentForm>
    </Setting>
  );
}

function NotLinked({ privacyEmail }: { privacyEmail: string }) {
  return (
    <HeldRow title="Sent while signed out">
      <p className="max-w-136 text-small text-ink-quiet">
        {privacyWords.notLinked}{" "}
        <a href={`mailto:${privacyEmail}`} className="link">
          {privacyEmail}
        </a>{" "}
        from the address you gave.
      </p>
    </HeldRow>
  );
}
