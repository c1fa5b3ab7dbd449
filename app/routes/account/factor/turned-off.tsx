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
        Turn it on, and even someone who knows your password can’t get in without a code that
        changes every 30 seconds.
      </p>
      <ol className="grid list-decimal gap-2 ps-5">
        <li>
          Open an app that makes codes, such as the one in your phone’s password manager. It works
          without a connection, and nothing is sent to your phone.
        </li>
        <li>Scan the picture we show you, and type the six digits that the app shows.</li>
        <li>
          Keep the spare codes you get on paper. If the phone is lost, each of them lets you in
          once.
        </li>
      </ol>
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
