import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readReference } from "#content/bible/reference";
import { lockWords } from "#content/pages/my-prayers";
import { AccountPage, PlaceArt } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { PasswordFields } from "~/accounts/password-fields";
import { runForms } from "~/forms/action.server";
import type { FormDefinition } from "~/forms/form";
import { cacheControl } from "~/http/page-cache/cache-control";
import { lockPath } from "~/paths";
import { quotePassage } from "~/runtime/quotation.server";
import { BackLink } from "~/ui/controls/back-link";
import { Button, ButtonLink, type ButtonVariant, TextLink } from "~/ui/controls/controls";
import { PostField } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { DoneNotice, IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { metaOf } from "~/ui/meta/page-meta";
import { Moment } from "~/ui/reading/moment";
import { VerseToPray } from "~/ui/reading/scripture";
import { AccountPart } from "../account-part";
import { lockHandlers, lockIntentHandlers, lockState } from "./lock.server";
import { lockForms, lockIntents } from "./lock-definition";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { accountStyles as links } from "../account-part";

export const meta = metaOf({ heading: lockWords.heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  const state = await lockState(await requireUser(args), args.request);
  const reference = lockWords.unsealed.verse;
  const verse = { reference, verses: quotePassage(readReference(reference)) };
  return data({ state, verse }, { headers: { "Cache-Control": cacheControl.nobody } });
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  return runForms(args, lockPath, lockHandlers(user), {
    findUser: getUser,
    intents: () => lockIntentHandlers(user),
  });
}

const done = Object.fromEntries(
  Object.values(lockForms).flatMap(({ name, success }) => (success ? [[name, success]] : [])),
);

export default function LockPage() {
  const { state, verse } = useLoaderData<typeof loader>();
  const { heading, lead } =
    state.is === "off" && state.hindrance === "unsealed" ? lockWords.unsealed : lockWords;
  return (
    <AccountPage
      title={heading}
      lead={lead}
      before={<BackLink to="/account/settings">Settings</BackLink>}
    >
      <DoneNotice messages={done} variant="success" byToast={false} className="mt-6" />
      {state.is === "off" && (
        <div className="vigil night mt-2 max-lg:pb-52">
          <PlaceArt name="door" tone="rose" />
          <VerseToPray {...verse} />
        </div>
      )}
      {state.is === "off" && <Unlocked {...state} />}
      {state.is === "code" && <Code {...state} />}
      {state.is === "locked" && <Locked {...state} />}
      {state.is === "closed" && <Closed {...state} />}
      {state.is === "left" && <Left {...state} />}
    </AccountPage>
  );
}

type State<Is> = Extract<Awaited<ReturnType<typeof lockState>>, { is: Is }>;

const hindrances = {
  "no letters": lockWords.noLetters,
  unconfirmed: (
    <>
      Please <TextLink to="/account/settings#email">confirm your email address</TextLink> first: the
      email we send there can undo a lock that somebody else put on your prayers.
    </>
  ),
};

function Unsealed({ whoReads }: State<"off">) {
  const { parts, yet } = lockWords.unsealed;
  return (
    <>
      {parts.map(({ id, heading, words, link, to }, at) => (
        <AccountPart key={id} id={id} heading={heading}>
          <p>{words}</p>
          <div className="buttons">
            <ButtonLink to={to} variant={at === 0 ? "primary" : "secondary"}>
              {link}
            </ButtonLink>
          </div>
        </AccountPart>
      ))}
      <p className="max-w-176 border-t border-line pt-6 text-small text-ink-quiet">
        {whoReads} {yet}
      </p>
    </>
  );
}

function Unlocked(props: State<"off">) {
  const { hindrance, whoReads } = props;
  if (hindrance === "unsealed") return <Unsealed {...props} />;
  return (
    <>
      <AccountPart id="about" heading="Your prayers aren’t locked">
        <div className="prose">
          <p>{whoReads}</p>
          <ul>
            {lockWords.consequences.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      </AccountPart>
      {hindrance ? (
        <AccountPart id={lockForms.begin.name} heading="Lock my prayers">
          <p>{hindrances[hindrance]}</p>
        </AccountPart>
      ) : (
        <LockPart form={lockForms.begin} />
      )}
    </>
  );
}

function Code({ code, askedBack }: State<"code">) {
  return (
    <>
      <AccountPart id={lockForms.begin.name} {...lockWords.code}>
        <ol className="grid list-decimal grid-cols-2 gap-2 ps-8">
          {code.map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice
            <li key={at}>
              <code className="font-semibold">{word}</code>
            </li>
          ))}
        </ol>
      </AccountPart>
      <LockPart
        form={lockForms.confirm}
        label={`Words ${askedBack.slice(0, -1).join(", ")} and ${askedBack.at(-1)}`}
      />
      <AccountPart id={lockIntents.cancel} heading="Not now">
        <IntentForm action={lockPath} intent={lockIntents.cancel}>
          <Button variant="secondary">Don’t lock them</Button>
        </IntentForm>
      </AccountPart>
    </>
  );
}

function Locked({ until, isFinal }: State<"locked">) {
  return (
    <>
      <AccountPart id="about" heading="Your prayers are locked">
        <p>They open with your password, or with your recovery code.</p>
        {!isFinal && (
          <p>
            Until <Moment at={until} />, the link in our email takes the lock off.
          </p>
        )}
        <p>
          {isFinal ? "If" : "After that, if"} you lose both, nobody can bring them back, and neither
          can we.
        </p>
      </AccountPart>
      <LockPart form={lockForms.remove} variant="secondary" />
    </>
  );
}

function Closed({ until, isFinal }: State<"closed">) {
  return (
    <>
      <Notice variant="info" className="mt-6" title="Your prayers are locked">
        Your password is a new one, so only your recovery code opens them.
      </Notice>
      <CodePart />
      <AccountPart id={lockIntents.anew} heading={isFinal ? "Begin anew" : "Is the code lost?"}>
        {isFinal ? (
          <>
            <p>{lockWords.anew}</p>
            <IntentForm action={lockPath} intent={lockIntents.anew}>
              <Button variant="secondary">Begin anew</Button>
            </IntentForm>
          </>
        ) : (
          <p>
            Until <Moment at={until} />, the link in our email takes the lock off.
          </p>
        )}
      </AccountPart>
    </>
  );
}

function Left({ count }: State<"left">) {
  const many = count === 1 ? "One prayer is" : `${count} prayers are`;
  return (
    <>
      <Notice variant="info" className="mt-6" title={`${many} still locked`}>
        What you write now isn’t. You can lock your prayers again once these are open, or deleted.
      </Notice>
      <CodePart />
      <LockPart form={lockForms.deleteLeft} variant="secondary" />
    </>
  );
}

const CodePart = () => <LockPart form={lockForms.open} label="Recovery code" />;

type LockPartProps = {
  form: FormDefinition;
  /** Of the words of the code, where they are asked for. */
  label?: string;
  variant?: ButtonVariant;
};

const partOf = ({ name }: FormDefinition) => lockWords.parts[name as keyof typeof lockWords.parts];

function LockPart({ form, label, variant }: LockPartProps) {
  const post = useFormPost(form);
  const { words, currentPassword } = form.fields;
  const { button, ...part } = partOf(form);
  return (
    <AccountPart id={form.name} {...part}>
      <PostForm post={post} action={lockPath} leads className="form">
        {words && <PostField post={post} field={{ ...words, label: label ?? words.label }} />}
        {currentPassword && <PasswordFields post={post} fields={[currentPassword]} />}
        <Button variant={variant} pending={post.pending && "One moment..."}>
          {button}
        </Button>
      </PostForm>
    </AccountPart>
  );
}
