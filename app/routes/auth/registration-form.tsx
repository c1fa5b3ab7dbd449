import { Link } from "@remix-run/react";
import { limits, registration } from "~/accounts/account-definition";
import { NewPasswordFields, PasswordFields } from "~/accounts/password-fields";
import { Button } from "~/ui/controls/button";
import { PostField } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import { ZoneField } from "~/ui/forms/zone-field";
import { authPath } from "./auth-path";

/** Registration. @param next the path to go to afterwards. */
export function RegistrationForm({ next }: { next: string }) {
  const post = useFormPost(registration);
  const { username, email } = registration.fields;
  return (
    <>
      <h2 className="mt-1 text-subheading">Create Account</h2>
      <PostForm post={post} action={authPath("register", next)} leads className="form">
        <PostField
          post={post}
          field={username}
          hint={`At least ${limits.username.min} characters`}
        />
        <PostField post={post} field={email} />
        <PasswordFields>
          {(shown) => <NewPasswordFields post={post} fields={registration.fields} shown={shown} />}
        </PasswordFields>
        <p className="field-hint">
          Only you can read the prayers you write. You must be at least 13 years old to have an
          account. What we keep is in the{" "}
          <Link to="/privacy-policy" className="underline">
            Privacy Policy
          </Link>
          .
        </p>
        <ZoneField />
        <Button pending={post.pending} pendingText="Creating Account...">
          Create Account
        </Button>
      </PostForm>
      <div className="grid justify-items-start border-t border-line pt-3 *:py-2">
        <Link to={authPath("login", next)} replace preventScrollReset className="link">
          Already have an account? Sign in
        </Link>
      </div>
    </>
  );
}
