import { PasswordFields } from "~/accounts/passwords/password-fields";
import { Button } from "~/ui/controls/button";
import { PostField } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import { currentPassword, emailChange } from "./account-changes-definition";

/** Another address for the account. */
export function EmailForm() {
  const post = useFormPost(emailChange);
  return (
    <PostForm post={post} action="/account/settings" className="form">
      <PostField post={post} field={emailChange.fields.email} />
      <p className="field-hint">
        If you turned on our newsletter while signed in, the new address gets it instead.
      </p>
      <PasswordFields>
        {(shown) => <PostField post={post} field={currentPassword} {...shown} />}
      </PasswordFields>
      <Button variant="secondary" pending={post.pending} pendingText="Changing...">
        Change email
      </Button>
    </PostForm>
  );
}
