import { PasswordFields } from "~/accounts/password-fields";
import { Button, ButtonLink } from "~/ui/controls/button";
import { PostField } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import { deletion } from "../account-changes-definition";

/** The password once more, and two buttons of the same weight. */
export function DeletionForm() {
  const post = useFormPost(deletion);
  return (
    <PostForm post={post} action="/account/privacy/delete" leads className="form">
      <PasswordFields>
        {(shown) => <PostField post={post} field={deletion.fields.currentPassword} {...shown} />}
      </PasswordFields>
      <div className="buttons items-start">
        <Button variant="secondary" pending={post.pending} pendingText="Deleting...">
          Delete my account
        </Button>{" "}
        <ButtonLink to="/account/privacy" variant="secondary">
          Keep my account
        </ButtonLink>
      </div>
    </PostForm>
  );
}
