import { useLoaderData } from "@remix-run/react";
import { letterMessages } from "#content/messages/letters";
import {
  confirmSubscription,
  subscriptionById,
  versesOf,
} from "#db/letters/subscription-letters.server";
import { isGenuine, letterLinkPath } from "~/letters/letter-links.server";
import { keyOf } from "~/letters/orders.server";
import { wantedWords } from "~/letters/reader-letters.server";
import { letterPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { SecondaryLink } from "~/ui/controls/controls";
import { Notice } from "~/ui/forms/notice";
import { privateMeta } from "~/ui/meta/page-meta";
import { LetterPage, LinkEnded, Press, Verses } from "./letter-page";
import { letterAction, letterLoader, letterOf, masked } from "./letter-page.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta = privateMeta("Emails");

export const loader = letterLoader(entryToConfirm, async (entry) => {
  const wanted = wantedWords(entry);
  return {
    email: masked(entry.email),
    wanted,
    preferences: wanted ? undefined : letterLinkPath("preferences", entry.letters, entry.email),
    verses: (await versesOf(database(), entry.id))?.rhythm,
  };
});

export const action = letterAction("confirm", (token) => ({
  async "confirm-letters"() {
    const entry = await entryToConfirm(token);
    if (!entry) return {};
    await confirmSubscription(database(), entry, keyOf("subscription", entry.email), now());
    return { message: letterMessages["confirm-letters"] };
  },
}));

export default function Confirm() {
  const entry = useLoaderData<typeof loader>();
  if (!entry) return <LinkEnded>Ask once more, and we’ll send another.</LinkEnded>;
  const { token, email, wanted, preferences, verses } = entry;
  const action = letterPath("confirm", token);
  if (!wanted) {
    return (
      <LetterPage title="Thank you" lead="Your address is confirmed.">
        <Notice>We’ll write to {email}. Every email has a link to unsubscribe.</Notice>
        {preferences && <Verses action={preferences} verses={verses} />}
        {preferences && (
          <div className="buttons items-start">
            <SecondaryLink to={preferences}>Choose your emails</SecondaryLink>
          </div>
        )}
      </LetterPage>
    );
  }
  return (
    <LetterPage title="Shall we write to you?">
      <p>
        Press the button, and we send {wanted} to <strong>{email}</strong>.
      </p>
      <Press action={action} intent="confirm-letters" label="Yes, write to me" isFirst />
      <p className="field-hint">If you didn’t ask for this, just close the page.</p>
    </LetterPage>
  );
}

async function entryToConfirm(token: string) {
  const letter = await letterOf(token);
  const entry = await subscriptionById(database(), letter?.subscriptionId);
  const asked = entry?.letters.askedAt?.getTime() ?? 0;
  return entry?.isActive && isGenuine("confirm", token, entry.email, asked) ? entry : undefined;
}
