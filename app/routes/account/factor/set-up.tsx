import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { AccountPart } from "../account-part";
import { beginIntent, factorConfirmation } from "./factor-definition";
import type { FactorPart } from "./factor-path";
import type { FactorState, QrCode } from "./factor-state.server";
import { PasswordAndCode } from "./password-and-code";

type SetUpProps = FactorPart & Omit<Extract<FactorState, { is: "begun" }>, "is">;

/** What the app is told, in three ways, and the code that shows that it heard. */
export function SetUp({ action, username, link, secret, qr }: SetUpProps) {
  return (
    <>
      <AccountPart
        id="set-up"
        heading="1. Tell your app"
        note="Scan the picture with your authenticator app. Don’t show it to anybody: whoever has it can make your codes."
      >
        <Qr {...qr} />
        <p>
          Are you on your phone?{" "}
          <a href={link} className="link">
            Open it in your app
          </a>
        </p>
        <p>
          Or type this key into the app:{" "}
          <code className="font-semibold select-all wrap-anywhere">{secret}</code>
        </p>
      </AccountPart>
      <AccountPart
        id={factorConfirmation.name}
        heading="2. Show that it works"
        note="You’ll be signed out everywhere else."
      >
        <PasswordAndCode
          form={factorConfirmation}
          action={action}
          username={username}
          hint="The six digits that the app shows now"
          button="Turn it on"
        />
      </AccountPart>
      <AccountPart id="again" heading="Begin again" note="The key above is worth nothing then.">
        <IntentForm action={action} intent={beginIntent}>
          <Button variant="secondary">Make another key</Button>
        </IntentForm>
      </AccountPart>
    </>
  );
}

/** Black on white in every light: scanners want it so. */
function Qr({ size, path }: QrCode) {
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      width="220"
      height="220"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
