import { secretChanged } from "~/accounts/factor/code-definition";
import { PasswordFields } from "~/accounts/passwords/password-fields";
import type { FieldDefinition, FormDefinition } from "~/forms/form";
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
      <PasswordFields>
        {(shown) => <PostField post={post} field={form.fields.currentPassword} {...shown} />}
      </PasswordFields>
      <Button variant={variant} pending={post.pending} pendingText="Checking...">
        {button}
      </Button>
    </PostForm>
  );
}

export type FactorPart = { action: string; username: string };
