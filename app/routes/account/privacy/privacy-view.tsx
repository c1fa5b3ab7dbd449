import { AccountPage } from "~/accounts/account-page";
import { AccountPart } from "~/accounts/account-part";
import { ButtonLink } from "~/ui/controls/button";
import { type Holding, Holdings } from "./holdings";
import { NewsletterPart, type NewsletterPartProps } from "./newsletter-part";

type PrivacyViewProps = {
  kinds: readonly Holding[];
  newsletter: Omit<NewsletterPartProps, "privacyEmail">;
  privacyEmail: string;
};

/** What we hold of a person, and what they may do about it. */
export function PrivacyView({ kinds, newsletter, privacyEmail }: PrivacyViewProps) {
  return (
    <AccountPage
      title="Privacy Choices"
      lead="What we hold about you, and what you can do with it."
    >
      <AccountPart
        id="held"
        heading="What we hold"
        note="Everything that is linked to your account, and nothing of it is shown to anybody else."
        wide
      >
        <Holdings kinds={kinds} />
        <p className="field-hint">
          Messages, prayer requests and newsletter entries that were sent while nobody was signed in
          are not linked to an account, because anybody can write any address into a form. To see or
          delete one, write from its address to{" "}
          <a href={`mailto:${privacyEmail}`} className="link">
            {privacyEmail}
          </a>
          .
        </p>
      </AccountPart>
      <AccountPart
        id="download"
        heading="Download everything"
        note="All of the above, whole. The file is for other programs, the page for you and your printer."
      >
        <div className="account-buttons">
          <a href="/account/privacy/everything.json" download className="button button-secondary">
            Download as a JSON file
          </a>
          <ButtonLink to="/account/privacy/everything" variant="secondary">
            Read or print it
          </ButtonLink>
        </div>
      </AccountPart>
      <NewsletterPart {...newsletter} privacyEmail={privacyEmail} />
      <AccountPart id="delete" heading="Delete my account">
        <p>Your account and everything above is removed at once, and for good.</p>
        <div className="account-buttons">
          <ButtonLink to="/account/privacy/delete" variant="secondary">
            Delete my account
          </ButtonLink>
        </div>
      </AccountPart>
    </AccountPage>
  );
}
