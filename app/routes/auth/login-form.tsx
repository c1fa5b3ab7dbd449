import { Link, useRouteLoaderData } from "@remix-run/react";
import { login } from "~/accounts/account-definition";
import { PasswordFields } from "~/accounts/password-fields";
import { Button } from "~/ui/controls/button";
import { PostField } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import { ZoneField } from "~/ui/forms/zone-field";
import { authPath } from "./auth-path";

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
        {post.result?.error?.[login.fields.code.name] && (
          <PostField post={post} field={login.fields.code} />
        )}
        <p>
          <Link
            to={site?.letters ? "/auth/forgotten" : "/contact"}
            target={draft && "_blank"}
            className="link inline-block py-1"
          >
            Forgotten your password?
          </Link>
        </p>
        {draft && <input type="hidden" name={login.fields.draft.name} value={draft} />}
        <ZoneField />
        <Button pending={post.pending} pendingText="Logging in...">
          Sign In
        </Button>
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
