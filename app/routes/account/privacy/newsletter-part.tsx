import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { newsletterTurns } from "../account-changes-definition";
import { AccountPart } from "../account-part";

export type NewsletterPartProps = {
  subscribed: boolean;
  /** Somebody made sure that the address is the account's owner's. */
  confirmed: boolean;
  /** The account's address. */
  email: string;
  privacyEmail: string;
};

/** The newsletter to the account's address, on or off. */
export function NewsletterPart({
  subscribed,
  confirmed,
  email,
  privacyEmail,
}: NewsletterPartProps) {
  return (
    <AccountPart id="newsletter" heading="Newsletter">
      {Object.entries(newsletterTurns(confirmed)).map(([intent, message]) => (
        <IntentNotice key={intent} intent={intent} message={message} variant="success" />
      ))}
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
          If you signed up while signed out, it isn’t shown here. To stop it, use the link at the
          end of every letter, or write to{" "}
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
    </AccountPart>
  );
}
