import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { type ConfirmationState, confirmationAsked } from "./confirmation-messages";

/** Whether the account's address is confirmed, and what to do about it. */
export function Confirmation({ state }: { state: ConfirmationState }) {
  if (state === "off") return null;
  if (state === "confirmed") return <p className="field-hint">Confirmed.</p>;
  return (
    <>
      <IntentNotice intent="ask-address" message={confirmationAsked} variant="success" />
      <p className="field-hint">
        Not confirmed yet. Once it is, we can send you a link to a new password, and tell you when
        something about your account changes.
      </p>
      <IntentForm action="/account/settings" intent="ask-address">
        <Button variant="secondary">Send me the letter to confirm it</Button>
      </IntentForm>
    </>
  );
}
