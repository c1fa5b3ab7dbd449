import { secretChanged } from "~/accounts/factor/code-definition";
import { Notice } from "~/ui/forms/notice";
import { AccountPart } from "../account-part";
import { codesRenewal, factorRemoval } from "./factor-definition";
import type { FactorPart } from "./factor-path";
import type { FactorState } from "./factor-state.server";
import { PasswordAndCode } from "./password-and-code";

type TurnedOnProps = FactorPart & Omit<Extract<FactorState, { is: "on" }>, "is">;

const hint = "From your app; a recovery code works too";

/** Other recovery codes, and the way back to the password alone. */
export function TurnedOn({ left, readable, ...page }: TurnedOnProps) {
  return (
    <>
      <AccountPart id="state" heading="Two-step sign-in is on">
        {readable ? (
          <p>Signing in asks for a code of your authenticator app.</p>
        ) : (
          <Notice variant="danger">{secretChanged}</Notice>
        )}
        <p>{leftOver(left)}</p>
      </AccountPart>
      <AccountPart
        id={codesRenewal.name}
        heading="New recovery codes"
        note="You get ten new ones. Those from before stop working."
      >
        <PasswordAndCode {...page} form={codesRenewal} hint={hint} button="Make new codes" />
      </AccountPart>
      <AccountPart
        id={factorRemoval.name}
        heading="Turn it off"
        note="For a new phone, turn it off and set it up again."
      >
        <PasswordAndCode
          {...page}
          form={factorRemoval}
          hint={hint}
          button="Turn it off"
          variant="secondary"
        />
      </AccountPart>
    </>
  );
}

function leftOver(left: number): string {
  if (left === 0) return "No recovery code is left. Please make new ones.";
  return left === 1 ? "One recovery code is left." : `${left} recovery codes are left.`;
}
