import { Link, useRouteLoaderData } from "@remix-run/react";
import { login } from "~/accounts/account-definition";
import { PasswordFields } from "~/accounts/password-fields";
import type { SignedOut } from "~/forms/form";
import { Button } from "~/ui/controls/controls";
import { Labelled, PostField, ZoneField } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { authPath } from "./auth-path";
import { Entrance } from "./entrance";

type LoginFormProps = {
  next: string;
  /** Sealed words that travel along; a new account could not have them. */
  draft?: string;
};

export function LoginForm({ next, draft }: LoginFormProps) {
  const post = useFormPost(login);
  const site = useRouteLoaderData<{ letters: boolean }>("root");
  return (
    <>
      <h2 className="sr-only">Log in</h2>
      <PostForm post={post} action={authPath("login", next)} leads className="form">
        <PostField post={post} field={login.fields.username} />
        <PasswordFields post={post} fields={[login.fields.password]} />
        <p className="-mt-3">
          <Link
            to={site?.letters ? "/auth/forgotten" : "/contact"}
            target={draft && "_blank"}
            className="link inline-block py-1"
          >
            Forgot your password?
          </Link>
        </p>
        {post.result?.error?.[login.fields.code.name] && (
          <PostField post={post} field={login.fields.code} />
        )}
        {/* By hand: this form is in reach of every page, and the fields of choices are not. */}
        <label className="check">
          <input type="checkbox" name={login.fields.shared.name} />
          <span>{login.fields.shared.label}</span>
        </label>
        {draft && <input type="hidden" name={login.fields.draft.name} value={draft} />}
        <ZoneField />
        <Button pending={post.pending && "Logging in..."}>Sign In</Button>
      </PostForm>
      {!draft && (
        <p className="border-t border-line pt-5">
          <Link
            to={authPath("register", next)}
            replace
            preventScrollReset
            className="link inline-block py-1"
          >
            Don't have an account? Sign up
          </Link>
        </p>
      )}
    </>
  );
}

/** What somebody sees whose form came after the end of its session: the way in, words in hand. */
export function SignedOutPage({ signedOut, next, draft, words = [] }: SignedOut) {
  return (
    <Entrance title={signedOut.title} lead={signedOut.description}>
      {words.map(({ label, text }) => (
        <Labelled key={label} of={{ id: label }} label={label}>
          <textarea id={label} rows={5} defaultValue={text} readOnly className="control" />
        </Labelled>
      ))}
      <LoginForm next={next} draft={draft} />
    </Entrance>
  );
}
