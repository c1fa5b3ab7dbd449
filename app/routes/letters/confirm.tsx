import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { versesOf } from "#db/letters/letter-wishes.server";
import { confirmSubscription } from "#db/letters/subscription-letters.server";
import { letterLink } from "~/letters/letter-links.server";
import { wantedWords } from "~/letters/letter-words.server";
import { keyOf } from "~/letters/orders.server";
import { letterPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { Button, ButtonLink } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { pageMeta } from "~/ui/meta/page-meta";
import { letterMessages } from "./letter-messages";
import { LetterPage, LinkEnded, Verses } from "./letter-page";
import { entryToConfirm, letterData, masked, runLetterIntent } from "./letter-page.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Letters", canonical: false });

export async function loader({ params: { token = "" } }: LoaderFunctionArgs) {
  const entry = await entryToConfirm(token);
  if (!entry) return letterData(undefined);
  const preferences = letterLink(
    "preferences",
    { handle: entry.letters.handle, until: 0 },
    entry.email,
  );
  const wanted = wantedWords(entry);
  const shown = { token, email: masked(entry.email), wanted };
  const path = wanted ? undefined : new URL(preferences).pathname;
  const verses = (await versesOf(database(), entry.id))?.rhythm;
  return letterData({ ...shown, preferences: path, verses });
}

export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const confirm = async () => {
    const entry = await entryToConfirm(token);
    if (!entry) return {};
    await confirmSubscription(database(), entry, keyOf("subscription", entry.email), now());
    return { message: letterMessages["confirm-letters"] };
  };
  return runLetterIntent(args, letterPath("confirm", token), { "confirm-letters": confirm });
}

export default function Confirm() {
  const entry = useLoaderData<typeof loader>();
  if (!entry) return <LinkEnded>Ask for our letters once more, and we'll send another.</LinkEnded>;
  const { token, email, wanted, preferences, verses } = entry;
  if (!wanted) {
    return (
      <LetterPage title="Thank you" lead="Your address is confirmed.">
        <Notice>We'll write to {email}. Every letter has a link to leave.</Notice>
        {preferences && <Verses action={preferences} verses={verses} />}
        {preferences && (
          <div className="buttons items-start">
            <ButtonLink to={preferences} variant="secondary">
              Choose your letters
            </ButtonLink>
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
      <IntentForm action={letterPath("confirm", token)} intent="confirm-letters">
        <Button>Yes, write to me</Button>
      </IntentForm>
      <p className="field-hint">If you didn't ask for this, just close the page.</p>
    </LetterPage>
  );
}
