import { useSearchParams } from "@remix-run/react";
import { AccountPart } from "~/accounts/account-part";
import { doneParameter } from "~/forms/form";
import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { beginIntent, factorRemoval } from "./factor-definition";
import type { FactorPart } from "./factor-path";

/** What it is, and the button that begins it. */
export function TurnedOff({ action }: FactorPart) {
  const removed = useSearchParams()[0].get(doneParameter) === factorRemoval.name;
  return (
    <AccountPart id="set-up" heading="Two-step sign-in is off">
      {removed && (
        <Notice title={factorRemoval.success.title}>{factorRemoval.success.description}</Notice>
      )}
      <p>
        Even someone who knows your password can’t get in without a code that changes every 30
        seconds.
      </p>
      <p>
        You’ll need an app that makes codes, such as the one in your phone’s password manager. It
        works without a connection, and nothing is sent to your phone.
      </p>
      <p>
        And if the phone is lost? You’ll get spare codes to keep on paper, and each lets you in
        once.
      </p>
      <IntentForm action={action} intent={beginIntent}>
        {(pending) => (
          <Button pending={pending} pendingText="One moment...">
            Set it up
          </Button>
        )}
      </IntentForm>
    </AccountPart>
  );
}
