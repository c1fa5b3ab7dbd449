import { NewPasswordFields } from "~/accounts/passwords/new-password-fields";
import { PasswordFields } from "~/accounts/passwords/password-fields";
import { Button } from "~/ui/controls/button";
import { PostField } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import { passwordChange } from "./account-changes-definition";
import { ChangeFold } from "./change-fold";

/** Another password. @param username tells password managers whose it is. */
export function PasswordForm({ username }: { username?: string }) {
  const post = useFormPost(passwordChange);
  const { currentPassword } = passwordChange.fields;
  return (
    <ChangeFold post={post} label="Change password">
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
          A long one is best, and one you use nowhere else. Saving it signs you out everywhere else.
        </p>
        <Button pending={post.pending} pendingText="Changing...">
          Save new password
        </Button>
      </PostForm>
    </ChangeFold>
  );
}
