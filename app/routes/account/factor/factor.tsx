import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { factorWords, recoveryCodesLeft } from "#content/pages/account";
import { roleOf } from "#db/accounts/team.server";
import { codeStep, secretChanged } from "~/accounts/account-definition";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { PasswordFields } from "~/accounts/password-fields";
import { takeRecoveryCodes } from "~/accounts/second-factor.server";
import { nextOf } from "~/accounts/session.server";
import { runForms } from "~/forms/action.server";
import { doneParameter, type FieldDefinition, type FormDefinition } from "~/forms/form";
import { cacheControl } from "~/http/page-cache/cache-control";
import { commitSession } from "~/http/session-cookie.server";
import { factorPath } from "~/paths";
import { database } from "~/runtime/database.server";
import { BackLink } from "~/ui/controls/back-link";
import { Button, ButtonLink, type ButtonVariant } from "~/ui/controls/controls";
import { QrCode } from "~/ui/controls/qr-code";
import { PostField } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { metaOf } from "~/ui/meta/page-meta";
import { AccountPart } from "../account-part";
import { type FactorState, factorHandlers, factorIntents, factorState } from "./factor.server";
import { beginIntent, codesRenewal, factorConfirmation, factorRemoval } from "./factor-definition";
import { FactorSteps } from "./factor-steps";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { accountStyles as links } from "../account-part";

const heading = "Two-step login";

export const meta = metaOf({ heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const user = await requireUser(args);
  const taken = await takeRecoveryCodes(request);
  const headers = new Headers({ "Cache-Control": cacheControl.nobody });
  if (taken) headers.set("Set-Cookie", await commitSession(taken.rest));
  const page = {
    state: await factorState(user),
    codes: taken?.codes ?? [],
    isOnTeam: (await roleOf(database(), user.id)) !== undefined,
    username: user.username,
    next: nextOf(request),
  };
  return data(page, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const next = nextOf(args.request);
  return runForms(args, "/account/factor", factorHandlers(user), {
    findUser: getUser,
    intents: () => factorIntents(user, next),
    search: next === "/" ? undefined : { next },
  });
}

export default function FactorPage() {
  const { state, codes, isOnTeam, next, username } = useLoaderData<typeof loader>();
  const page = { action: factorPath(next), username };
  return (
    <AccountPage
      title={heading}
      lead="A code from your phone, as well as your password."
      before={<BackLink to="/account/settings">Settings</BackLink>}
    >
      {isOnTeam && state.is !== "on" && (
        <Notice variant="info" className="mt-6" title="Please set this up first">
          {factorWords.team}
        </Notice>
      )}
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} to={next === "/" ? "/account/factor" : next} />
      ) : (
        <>
          {state.is === "off" && <TurnedOff {...page} />}
          {state.is === "begun" && <SetUp {...page} {...state} />}
          {state.is === "on" && <TurnedOn {...page} {...state} />}
        </>
      )}
    </AccountPage>
  );
}

/** Shown only once. */
function RecoveryCodes({ codes, to }: { codes: readonly string[]; to: string }) {
  return (
    <section id="codes" aria-labelledby="codes-heading" className="mt-6 scroll-mt-20">
      <h2 id="codes-heading">{factorWords.codes.title}</h2>
      <Notice variant="info" className="mt-3">
        {factorWords.codes.description}
      </Notice>
      <ol className="mt-6 grid gap-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-semibold">{code}</code>
          </li>
        ))}
      </ol>
      <div className="buttons no-print mt-8">
        <ButtonLink to={to}>I’ve kept them</ButtonLink>
      </div>
    </section>
  );
}

type SetUpProps = FactorPart & Omit<Extract<FactorState, { is: "begun" }>, "is">;

function SetUp({ action, username, link, secret, qr }: SetUpProps) {
  return (
    <>
      <AccountPart id="set-up" {...factorWords.tell}>
        <QrCode {...qr} label="QR code for your authenticator app" />
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
      <AccountPart id={factorConfirmation.name} {...factorWords.show}>
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

type TurnedOnProps = FactorPart & Omit<Extract<FactorState, { is: "on" }>, "is">;

const hint = "From your app; a recovery code works too";

function TurnedOn({ left, readable, ...page }: TurnedOnProps) {
  return (
    <>
      <AccountPart id="state" heading="Two-step login is on">
        {readable ? (
          <p>Logging in asks for a code of your authenticator app.</p>
        ) : (
          <Notice variant="danger">{secretChanged}</Notice>
        )}
        <p>{recoveryCodesLeft(left)}</p>
      </AccountPart>
      <AccountPart id={codesRenewal.name} {...factorWords.renew}>
        <PasswordAndCode {...page} form={codesRenewal} hint={hint} button="Make new codes" />
      </AccountPart>
      <AccountPart id={factorRemoval.name} {...factorWords.remove}>
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
      <Button variant={variant} pending={post.pending && "Checking..."}>
        {button}
      </Button>
    </PostForm>
  );
}

type FactorPart = { action: string; username: string };

function TurnedOff({ action }: FactorPart) {
  const removed = useSearchParams()[0].get(doneParameter) === factorRemoval.name;
  return (
    <AccountPart id="set-up" heading="Two-step login is off" wide>
      {removed && (
        <Notice title={factorRemoval.success.title}>{factorRemoval.success.description}</Notice>
      )}
      <p className="mt-2 max-w-152">
        {`Turn it on, and even someone who knows your password can’t get in without a code that changes every ${codeStep.words}.`}
      </p>
      <IntentForm action={action} intent={beginIntent}>
        {(pending) => <Button pending={pending && "One moment..."}>Set it up</Button>}
      </IntentForm>
      <FactorSteps />
    </AccountPart>
  );
}
