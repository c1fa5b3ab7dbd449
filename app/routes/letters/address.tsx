import { useLoaderData } from "@remix-run/react";
import { letterMessages } from "#content/messages/letters";
import { confirmAddress } from "#db/accounts/confirmed-addresses.server";
import { accountOf } from "#db/letters/notices.server";
import { isGenuine } from "~/letters/letter-links.server";
import { letterPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { SecondaryLink } from "~/ui/controls/controls";
import { Notice } from "~/ui/forms/notice";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { LetterPage, LinkEnded, Press } from "./letter-page";
import { letterAction, letterLoader, letterOf, masked } from "./letter-page.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta = privateMeta("Your email address");

export const loader = letterLoader(accountToConfirm, ({ username, email, isConfirmed }) => ({
  username,
  email: masked(email),
  isConfirmed,
}));

export const action = letterAction("address", (token) => ({
  async "confirm-address"() {
    const account = await accountToConfirm(token);
    if (!account) return {};
    await confirmAddress(database(), account, now());
    return { message: letterMessages["confirm-address"] };
  },
}));

export default function Address() {
  const account = useLoaderData<typeof loader>();
  if (!account) return <LinkEnded>If you have an account, its page shows its address.</LinkEnded>;
  const { token, username, email, isConfirmed } = account;
  const action = letterPath("address", token);
  if (isConfirmed) {
    return (
      <LetterPage title="Thank you">
        <Notice>
          {email} is confirmed for the account {isolated(username)}.
        </Notice>
        <div className="buttons items-start">
          <SecondaryLink to="/account">Your account</SecondaryLink>
        </div>
      </LetterPage>
    );
  }
  return (
    <LetterPage title="Is this your address?">
      <p>
        The account <strong>{isolated(username)}</strong> has the address <strong>{email}</strong>.
      </p>
      <Press action={action} intent="confirm-address" label="Yes, this is mine" isFirst />
      <p className="field-hint">If it isn’t yours, just close the page.</p>
    </LetterPage>
  );
}

async function accountToConfirm(token: string) {
  const letter = await letterOf(token);
  const account = await accountOf(database(), letter?.userId);
  return account && isGenuine("address", token, account.email) ? account : undefined;
}
