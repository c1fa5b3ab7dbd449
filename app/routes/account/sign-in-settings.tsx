import { PasswordFields } from "~/accounts/password-fields";
import { Button } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { PostField } from "~/ui/forms/field";
import { IntentForm } from "~/ui/forms/intent-form";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { useFormPost } from "~/ui/forms/use-form-post";
import type { useCurrentUser } from "~/ui/layout/current-user";
import {
  type ConfirmationState,
  confirmationAsked,
  currentPassword,
  emailChange,
  passwordChange,
} from "./account-changes-definition";
import { AccountPart } from "./account-part";
import { ChangeFold, Setting, settingAction, settingRows } from "./change-fold";

type SignInSettingsProps = {
  user: ReturnType<typeof useCurrentUser>;
  confirmation: ConfirmationState;
  hasFactor: boolean;
};

export function SignInSettings({ user, confirmation, hasFactor }: SignInSettingsProps) {
  return (
    <AccountPart id="sign-in" heading="Email and password" toEdge>
      <div className={settingRows}>
        <Setting id="username" heading="Username">
          <p className="wrap-anywhere">{user?.username}</p>
        </Setting>
        <Setting id="email" heading="Email address">
          {user && <p className="wrap-anywhere">{user.email}</p>}
          <Confirmation state={confirmation} />
          <EmailForm />
        </Setting>
        <Setting id="password" heading="Password">
          <p>Only you know it.</p>
          <PasswordForm username={user?.username} />
        </Setting>
        <Setting id="factor" heading="Two-step sign-in">
          <p>{hasFactor ? "On" : "Off"}</p>
          <p className="field-hint">Asks for a code from your phone as well.</p>
          <PageLink to="/account/factor" className={settingAction}>
            {hasFactor ? "Change" : "Set up"}
            <span className="sr-only"> two-step sign-in</span>
          </PageLink>
        </Setting>
      </div>
    </AccountPart>
  );
}

function Confirmation({ state }: { state: ConfirmationState }) {
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

const hint = "A newsletter that you turned on while signed in moves with it.";

function EmailForm() {
  const post = useFormPost(emailChange);
  return (
    <ChangeFold post={post} label="Change email" button="Save new email">
      <PostField post={post} field={emailChange.fields.email} hint={hint} />
      <PasswordFields post={post} fields={[currentPassword]} />
    </ChangeFold>
  );
}

/** @param username for password managers. */
function PasswordForm({ username }: { username?: string }) {
  const post = useFormPost(passwordChange);
  return (
    <ChangeFold post={post} label="Change password" button="Save new password">
      <input hidden readOnly autoComplete="username" value={username ?? ""} />
      <PasswordFields post={post} fields={Object.values(passwordChange.fields)} />
      <p className="field-hint">
        A long one is best, and one you use nowhere else. Saving it signs you out everywhere else.
      </p>
    </ChangeFold>
  );
}
