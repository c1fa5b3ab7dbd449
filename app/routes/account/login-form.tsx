import { Link } from "@remix-run/react";
import { login } from "~/forms/account";
import { Button } from "~/ui/button";
import { PostField, PostForm } from "~/ui/form";
import { PasswordFields } from "~/ui/password-fields";
import { useFormPost } from "~/ui/use-form-post";
import { authPath } from "./auth-path";

/** Sign-in. @param next the path to go to afterwards. */
export function LoginForm({ next }: { next: string }) {
  const post = useFormPost(login);
  return (
    <>
      <h2>Sign in</h2>
      <PostForm post={post} action={authPath("login", next)} leads className="form">
        <PostField post={post} field={login.fields.username} />
        <PasswordFields>
          {(shown) => <PostField post={post} field={login.fields.password} {...shown} />}
        </PasswordFields>
        <Button pending={post.pending} pendingText="Logging in...">
          Sign In
        </Button>
      </PostForm>
      <div className="entrance-links">
        <Link to={authPath("register", next)} replace preventScrollReset className="link">
          Don't have an account? Sign up
        </Link>
        <Link to="/contact" className="link">
          Forgotten your password?
        </Link>
      </div>
    </>
  );
}
