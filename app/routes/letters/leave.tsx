import { useLoaderData } from "@remix-run/react";
import { findGroupLetter, leaveGroupLetter } from "#db/groups/group-letters.server";
import { subscriptionByHandle } from "#db/letters/subscription-letters.server";
import { unsubscribe } from "#db/subscriptions/subscribers.server";
import { isGenuine, readToken } from "~/letters/letter-links.server";
import { letterPath } from "~/paths";
import { database } from "~/runtime/database.server";
import { Button, SecondaryLink } from "~/ui/controls/controls";
import { IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { LetterPage, LinkEnded, OtherPlans } from "./letter-page";
import { letterAction, letterLoader, masked, plansOf } from "./letter-page.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta = privateMeta("Unsubscribe");

export const loader = letterLoader(entryToLeave, async ({ entry, isFormer, ofGroup }) => {
  const isActive = entry?.isActive ?? false;
  // The holder of the earlier address must not learn the present one.
  if (!entry || isFormer) return { isActive, plans: [], email: undefined, ofGroup };
  const plans = entry.isConfirmed ? await plansOf(entry.email) : [];
  return { isActive, plans, email: masked(entry.email), ofGroup };
});

export const action = letterAction(
  "leave",
  (token) => ({ leave: () => leaveBy(token), "leave-group": () => leaveBy(token) }),
  leaveBy,
);

export default function Leave() {
  const entry = useLoaderData<typeof loader>();
  if (!entry) return <LinkEnded>To unsubscribe, write to us from that address.</LinkEnded>;
  const { token, email, isActive, plans } = entry;
  if (entry.ofGroup) {
    const { kind, group } = entry.ofGroup;
    return (
      <LetterPage title="Unsubscribe?">
        <p>
          Press the button, and no more {kind === "news" ? "news of requests" : "days of the plan"}{" "}
          will come from <strong>{isolated(group)}</strong>. You stay in the group.
        </p>
        <IntentForm action={letterPath("leave", token)} intent="leave-group">
          <Button>Unsubscribe</Button>
        </IntentForm>
      </LetterPage>
    );
  }
  if (!isActive) {
    return (
      <LetterPage title="You’re unsubscribed">
        <Notice>
          {email
            ? `We won’t email ${email} again.`
            : "You won’t get the emails this link came with. If one still comes, use the link in it."}
        </Notice>
        <p>Thank you for reading along.</p>
        <div className="buttons items-start">
          <SecondaryLink to="/">Return to the homepage</SecondaryLink>
        </div>
      </LetterPage>
    );
  }
  return (
    <LetterPage title="Unsubscribe?">
      <p>
        Press the button, and{" "}
        {plans.length > 0 ? "neither newsletter nor verses" : "no more emails"} come
        {email ? (
          <>
            {" "}
            to <strong>{email}</strong>
          </>
        ) : (
          ", wherever they go now"
        )}
        .
      </p>
      <IntentForm action={letterPath("leave", token)} intent="leave">
        <Button>Unsubscribe</Button>
      </IntentForm>
      <OtherPlans plans={plans} title="Your plans by email go on" />
    </LetterPage>
  );
}

/** Letters to an earlier address may still unsubscribe; undefined where the link is not ours. */
async function entryToLeave(token: string) {
  const read = readToken(token);
  if (!read || !isGenuine("leave", token)) return undefined;
  const entry = await subscriptionByHandle(database(), read.handle);
  if (entry) return { entry, isFormer: false };
  const ofGroup = await findGroupLetter(database(), read.handle);
  if (ofGroup) return { isFormer: false, ofGroup, handle: read.handle };
  return {
    entry: await subscriptionByHandle(database(), read.handle, "formerHandle"),
    isFormer: true,
  };
}

async function leaveBy(token: string): Promise<void> {
  const { entry, handle } = (await entryToLeave(token)) ?? {};
  if (handle) await leaveGroupLetter(database(), handle);
  else if (entry) await unsubscribe(database(), entry.email);
}
