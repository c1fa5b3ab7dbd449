import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { confirmAddress } from "#db/accounts/confirmed-addresses.server";
import { letterPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { Button, ButtonLink } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { pageMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { letterMessages } from "./letter-messages";
import { LetterPage, LinkEnded } from "./letter-page";
import { accountToConfirm, letterData, masked, runLetterIntent } from "./letter-page.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Your email address", canonical: false });

export async function loader({ params: { token = "" } }: LoaderFunctionArgs) {
  const account = await accountToConfirm(token);
  if (!account) return letterData(undefined);
  const { username, email, isConfirmed } = account;
  return letterData({ token, username, email: masked(email), isConfirmed });
}

export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const confirm = async () => {
    const account = await accountToConfirm(token);
    if (!account) return {};
    await confirmAddress(database(), account, now());
    return { message: letterMessages["confirm-address"] };
  };
  return runLetterIntent(args, letterPath("address", token), { "confirm-address": confirm });
}

export default function Address() {
  const account = useLoaderData<typeof loader>();
  if (!account) return <LinkEnded>If you have an account, its page shows its address.</LinkEnded>;
  const { token, username, email, isConfirmed } = account;
  if (isConfirmed) {
    return (
      <LetterPage title="Thank you">
        <Notice>
          {email} is confirmed for the account {isolated(username)}.
        </Notice>
        <div className="buttons items-start">
          <ButtonLink to="/account" variant="secondary">
            Your account
          </ButtonLink>
        </div>
      </LetterPage>
    );
  }
  return (
    <LetterPage title="Is this your address?">
      <p>
        The account <strong>{isolated(username)}</strong> has the address <strong>{email}</strong>.
      </p>
      <IntentForm action={letterPath("address", token)} intent="confirm-address">
        <Button>Yes, this is mine</Button>
      </IntentForm>
      <p className="field-hint">If it isn't yours, just close the page.</p>
    </LetterPage>
  );
}
