import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { PasswordFields } from "~/accounts/password-fields";
import { findResetUser, resetHandler } from "~/accounts/password-reset.server";
import { linkEnded, passwordReset } from "~/accounts/password-reset-definition";
import { runForms } from "~/forms/action.server";
import { letterPath } from "~/paths";
import { Button, TextLink } from "~/ui/controls/controls";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { Notice } from "~/ui/forms/notice";
import { pageMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { Entrance } from "./entrance";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export async function loader({ params: { token = "" }, context }: LoaderFunctionArgs) {
  const username = await findResetUser(token);
  const status = username === undefined && !context.isFormPost ? 404 : 200;
  return data({ token, username }, { status });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { heading: "New password", canonical: false });

export function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  return runForms(args, letterPath("reset", token), [resetHandler(token)]);
}

export default function Reset() {
  const { token, username } = useLoaderData<typeof loader>();
  return (
    <Entrance
      title="New password"
      lead={
        username ? `For your account, ${isolated(username)}` : "This link doesn’t work any more"
      }
      alone
    >
      {username ? <ResetForm token={token} username={username} /> : <ResetEnded />}
    </Entrance>
  );
}

function ResetForm({ token, username }: { token: string; username: string }) {
  const post = useFormPost(passwordReset);
  return (
    <PostForm post={post} action={letterPath("reset", token)} leads className="form">
      {/* So that a password manager knows whose password it keeps. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordFields post={post} fields={Object.values(passwordReset.fields)} />
      <p className="field-hint">You will be signed out wherever you are signed in.</p>
      <Button pending={post.pending && "Changing..."}>Change password</Button>
    </PostForm>
  );
}

function ResetEnded() {
  const site = useRouteLoaderData<{ letters: boolean }>("root");
  return (
    <>
      <Notice variant="info" title="Please ask for another link">
        {linkEnded}
      </Notice>
      <div className="grid justify-items-start border-t border-line pt-3 *:py-2">
        {site?.letters && <TextLink to="/auth/forgotten">Ask for another link</TextLink>}
        <TextLink to="/contact">Write to us</TextLink>
        <TextLink to="/auth">Back to log in</TextLink>
      </div>
    </>
  );
}
