import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { codeStep, secretChanged } from "~/accounts/account-definition";
import { PasswordFields } from "~/accounts/password-fields";
import { doneParameter, type FieldDefinition, type FormDefinition } from "~/forms/form";
import { Button, type ButtonVariant } from "~/ui/controls/button";
import { PostField } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { useFormPost } from "~/ui/forms/use-form-post";
import { AccountPart } from "../account-part";
import type { FactorState, QrCode } from "./factor.server";
import { beginIntent, codesRenewal, factorConfirmation, factorRemoval } from "./factor-definition";

type SetUpProps = FactorPart & Omit<Extract<FactorState, { is: "begun" }>, "is">;

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

/** Black on white in both color schemes: scanners need it. */
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

type TurnedOnProps = FactorPart & Omit<Extract<FactorState, { is: "on" }>, "is">;

const hint = "From your app; a recovery code works too";

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

type PasswordAndCodeProps = FactorPart & {
  form: FormDefinition & { fields: Record<"code" | "currentPassword", FieldDefinition> };
  hint: string;
  button: string;
  variant?: ButtonVariant;
};

function PasswordAndCode(props: PasswordAndCodeProps) {
  const { form, action, username, hint, button, variant } = props;
  const post = useFormPost(form);
  return (
    <PostForm post={post} action={action} leads className="form">
      <input hidden readOnly autoComplete="username" value={username} />
      <PostField post={post} field={form.fields.code} hint={hint} />
      <PasswordFields post={post} fields={[form.fields.currentPassword]} />
      <Button variant={variant} pending={post.pending} pendingText="Checking...">
        {button}
      </Button>
    </PostForm>
  );
}

type FactorPart = { action: string; username: string };

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

function FactorSteps() {
  return (
    <ol className="mt-4 grid cols-fill-64 gap-x-8 gap-y-10">
      <Step picture={phone} name="1. Open an app that makes codes">
        Your phone’s password manager can be one. It works without a connection, and nothing is sent
        to your phone.
      </Step>
      <Step picture={square} name="2. Scan our square">
        We show it once you press “Set it up.” Then type the six digits that the app shows.
      </Step>
      <Step picture={paper} name="3. Keep the spare codes on paper">
        If your phone is lost, each of them lets you in once.
      </Step>
    </ol>
  );
}

type StepProps = { picture: ReactNode; name: string; children: ReactNode };

function Step({ picture, name, children }: StepProps) {
  return (
    <li className="max-sm:flex max-sm:gap-4">
      <svg
        aria-hidden="true"
        viewBox="0 0 160 80"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="night w-full shrink-0 max-sm:size-18 rounded-large border border-line bg-night-deep stroke-accent"
      >
        {picture}
      </svg>
      <div className="sm:mt-4">
        <h3 className="font-sans text-base leading-snug font-semibold">{name}</h3>
        <p className="mt-1 text-small text-ink-quiet">{children}</p>
      </div>
    </li>
  );
}

const phone = (
  <>
    <rect x="63" y="10" width="34" height="60" rx="6" />
    <path d="M76 64h8" />
    <path d="M69 34h4m5 0h4m5 0h4M69 42h4m5 0h4m5 0h4" strokeWidth="3" />
  </>
);

const square = (
  <>
    <path d="M58 24v-6a4 4 0 0 1 4-4h6m24 0h6a4 4 0 0 1 4 4v6m0 32v6a4 4 0 0 1-4 4h-6m-24 0h-6a4 4 0 0 1-4-4v-6" />
    <path d="M66 22h10v10h-10zm18 0h10v10h-10zm-18 26h10v10h-10z" />
    <path d="M84 40h2m6 0h2m-14 8h2m4 0h2m4 4h2m-10 6h2m6 0h2m-28-18h2m6 0h2" strokeWidth="3" />
  </>
);

const paper = (
  <>
    <path d="M60 12h30l12 12v44h-42zm30 0v12h12" />
    <path d="M68 34h9m7 0h9m-25 10h9m7 0h9m-25 10h9m7 0h9" strokeWidth="3" />
  </>
);
