import { NewPasswordFields } from "~/accounts/passwords/new-password-fields";
import { PasswordFields } from "~/accounts/passwords/password-fields";
import { Button } from "~/ui/controls/button";
import { PostField } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import { passwordChange } from "./account-changes-definition";

/** Another password. @param username tells password managers whose it is. */
export function PasswordForm({ username }: { username?: string }) {
  const post = useFormPost(passwordChange);
  const { currentPassword } = passwordChange.fields;
  return (
    <PostForm post={post} action="/account/settings" className="form">
      <input hidden readOnly autoComplete="username" value={username ?? ""} />
      <PasswordFields>
        {(shown) => (
          <>
            <PostField post={post} field={currentPassword} {...shown} />
            <NewPasswordFields post={post} fields={passwordChange.fields} shown={shown} />
          </>
        )}
      </PasswordFields>
      <p className="field-hint">
        Best is a long one that you use nowhere else. A new password signs you out everywhere else.
      </p>
      <Button variant="secondary" pending={post.pending} pendingText="Changing...">
        Change password
      </Button>
    </PostForm>
  );
}
