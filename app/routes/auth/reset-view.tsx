import { Link } from "@remix-run/react";
import { NewPasswordFields } from "~/accounts/passwords/new-password-fields";
import { PasswordFields } from "~/accounts/passwords/password-fields";
import { linkEnded, passwordReset } from "~/accounts/passwords/password-reset-definition";
import { Foreground } from "~/ui/art/hero-scene";
import { Scene } from "~/ui/art/scene";
import { Button } from "~/ui/controls/button";
import { PostForm } from "~/ui/forms/form";
import { Notice } from "~/ui/forms/notice";
import { useFormPost } from "~/ui/forms/use-form-post";

type ResetViewProps = { token: string; username?: string };

/** A new password, by a link that works once; or where to get another link. */
export function ResetView({ token, username }: ResetViewProps) {
  return (
    <div className="entrance">
      <Scene name="hills" wide className="entrance-scene" />
      <div className="entrance-row wrap">
        <header className="night">
          <h1>New password</h1>
          <p className="lead">
            {username ? `For your account, ${username}` : "This link leads no further"}
          </p>
        </header>
        <div className="entrance-card card">
          {username ? <ResetForm token={token} username={username} /> : <Ended />}
        </div>
      </div>
      <Foreground />
    </div>
  );
}

function ResetForm({ token, username }: Required<ResetViewProps>) {
  const post = useFormPost(passwordReset);
  return (
    <PostForm post={post} action={`/auth/reset/${token}`} leads className="form">
      {/* So that a password manager knows whose password it keeps. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordFields>
        {(shown) => <NewPasswordFields post={post} fields={passwordReset.fields} shown={shown} />}
      </PasswordFields>
      <p className="field-hint">You will be signed out wherever you are signed in.</p>
      <Button pending={post.pending} pendingText="Changing...">
        Change password
      </Button>
    </PostForm>
  );
}

function Ended() {
  return (
    <>
      <Notice variant="info" title="Please ask for another link">
        {linkEnded}
      </Notice>
      <div className="entrance-links">
        <Link to="/contact" className="link">
          Write to us
        </Link>
        <Link to="/auth" className="link">
          Back to sign in
        </Link>
      </div>
    </>
  );
}
