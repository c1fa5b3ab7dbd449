import { useSearchParams } from "@remix-run/react";
import { codeStep } from "~/accounts/factor/code-definition";
import { doneParameter } from "~/forms/form";
import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { AccountPart } from "../account-part";
import { beginIntent, factorRemoval } from "./factor-definition";
import type { FactorPart } from "./factor-path";
import { FactorSteps } from "./factor-steps";

/** What it is, and the button that begins it. */
export function TurnedOff({ action }: FactorPart) {
  const removed = useSearchParams()[0].get(doneParameter) === factorRemoval.name;
  return (
    <AccountPart id="set-up" heading="Two-step sign-in is off" wide>
      {removed && (
        <Notice title={factorRemoval.success.title}>{factorRemoval.success.description}</Notice>
      )}
      <p className="mt-2 max-w-152">
        {`Turn it on, and even someone who knows your password can’t get in without a code that changes every ${codeStep.words}.`}
      </p>
      <IntentForm action={action} intent={beginIntent}>
        {(pending) => (
          <Button pending={pending} pendingText="One moment...">
            Set it up
          </Button>
        )}
      </IntentForm>
      <FactorSteps />
    </AccountPart>
  );
}
