import { PasswordFields } from "~/accounts/passwords/password-fields";
import { Button } from "~/ui/controls/button";
import { PostField } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import { currentPassword, emailChange } from "./account-changes-definition";
import { ChangeFold } from "./change-fold";

const hint = "A newsletter that you turned on while signed in moves with it.";

/** Another address for the account. */
export function EmailForm() {
  const post = useFormPost(emailChange);
  return (
    <ChangeFold post={post} label="Change email">
      <PostForm post={post} action="/account/settings" className="form">
        <PostField post={post} field={emailChange.fields.email} hint={hint} />
        <PasswordFields>
          {(shown) => <PostField post={post} field={currentPassword} {...shown} />}
        </PasswordFields>
        <Button pending={post.pending} pendingText="Changing...">
          Save new email
        </Button>
      </PostForm>
    </ChangeFold>
  );
}
