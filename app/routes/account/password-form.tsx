import { limits } from "~/forms/account";
import { passwordChange } from "~/forms/account-changes";
import { Button } from "~/ui/button";
import { PostField, PostForm } from "~/ui/form";
import { PasswordFields } from "~/ui/password-fields";
import { useFormPost } from "~/ui/use-form-post";

/** Another password. @param username tells password managers whose it is. */
export function PasswordForm({ username }: { username?: string }) {
  const post = useFormPost(passwordChange);
  const { currentPassword, password, confirmPassword } = passwordChange.fields;
  return (
    <PostForm post={post} action="/account" className="form">
      <input hidden readOnly autoComplete="username" value={username ?? ""} />
      <PasswordFields>
        {(shown) => (
          <>
            <PostField post={post} field={currentPassword} {...shown} />
            <PostField
              post={post}
              field={password}
              hint={`At least ${limits.password.min} characters`}
              {...shown}
            />
            <PostField post={post} field={confirmPassword} {...shown} />
          </>
        )}
      </PasswordFields>
      <Button pending={post.pending} pendingText="Changing...">
        Change password
      </Button>
    </PostForm>
  );
}
