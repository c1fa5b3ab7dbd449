import { NewPasswordFields } from "~/accounts/passwords/new-password-fields";
import { PasswordFields } from "~/accounts/passwords/password-fields";
import { Button } from "~/ui/controls/button";
import { PostField } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { IntentForm } from "~/ui/forms/intent-form";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { useFormPost } from "~/ui/forms/use-form-post";
import {
  type ConfirmationState,
  confirmationAsked,
  currentPassword,
  emailChange,
  passwordChange,
} from "./account-changes-definition";
import { ChangeFold } from "./change-fold";

const hint = "A newsletter that you turned on while signed in moves with it.";

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

export function Confirmation({ state }: { state: ConfirmationState }) {
  if (state === "off") return null;
  if (state === "confirmed") return <p className="field-hint">Confirmed.</p>;
  return (
    <>
      <IntentNotice intent="ask-address" message={confirmationAsked} variant="success" />
      <p className="field-hint">
        Not confirmed yet. Once it is, we can send you a link to a new password, and tell you when
        something about your account changes.
      </p>
      <IntentForm action="/account/settings" intent="ask-address">
        <Button variant="secondary">Send me the letter to confirm it</Button>
      </IntentForm>
    </>
  );
}

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
