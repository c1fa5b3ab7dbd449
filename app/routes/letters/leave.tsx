import { useLoaderData } from "@remix-run/react";
import { findGroupLetter, leaveGroupLetter } from "#db/groups/group-letters.server";
import { getBell } from "#db/letters/bells.server";
import { subscriptionByHandle } from "#db/letters/subscription-letters.server";
import { unsubscribe } from "#db/subscriptions/subscribers.server";
import { changeBell, restBell, ringsWords } from "~/accounts/bell.server";
import { isGenuine, readToken } from "~/letters/letter-links.server";
import { letterPath } from "~/paths";
import { database } from "~/runtime/database.server";
import { SecondaryLink } from "~/ui/controls/controls";
import { Notice } from "~/ui/forms/notice";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { LetterPage, LinkEnded, OtherPlans, Press } from "./letter-page";
import { letterAction, letterLoader, masked, orRefused, plansOf } from "./letter-page.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta = privateMeta("Unsubscribe");

export const loader = letterLoader(entryToLeave, async ({ entry, isFormer, ofGroup, ofBell }) => {
  const isActive = entry?.isActive ?? false;
  const bell = ofBell && ringsWords(ofBell);
  // The holder of the earlier address must not learn the present one.
  if (!entry || isFormer) return { isActive, plans: [], email: undefined, ofGroup, bell };
  const plans = entry.isConfirmed ? await plansOf(entry.email) : [];
  return { isActive, plans, email: masked(entry.email), ofGroup, bell };
});

export const action = letterAction(
  "leave",
  (token) => ({
    leave: () => leaveBy(token),
    "leave-group": () => leaveBy(token),
    "leave-bell": () => leaveBy(token),
    async "bell-week"() {
      const { ofBell } = orRefused(await entryToLeave(token));
      if (ofBell) await restBell(ofBell);
    },
  }),
  leaveBy,
);

export default function Leave() {
  const entry = useLoaderData<typeof loader>();
  if (!entry) return <LinkEnded>To unsubscribe, write to us from that address.</LinkEnded>;
  const { token, email, isActive, plans, bell } = entry;
  const path = letterPath("leave", token);
  if (bell) return <OfBell path={path} words={bell} />;
  if (entry.ofGroup) {
    const { kind, group } = entry.ofGroup;
    return (
      <LetterPage title="Unsubscribe?">
        <p>
          Press the button, and no more {kind === "news" ? "news of requests" : "days of the plan"}{" "}
          will come from <strong>{isolated(group)}</strong>. You stay in the group.
        </p>
        <Press action={path} intent="leave-group" label="Unsubscribe" isFirst />
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
      <Press action={path} intent="leave" label="Unsubscribe" isFirst />
      <OtherPlans plans={plans} title="Your plans by email go on" />
    </LetterPage>
  );
}

function OfBell({ path, words }: { path: string; words: string }) {
  return (
    <LetterPage title="Your bell">
      <p>{words}</p>
      <div className="buttons items-start">
        <Press action={path} intent="bell-week" label="Rest for a week" />
        <Press action={path} intent="leave-bell" label="Unsubscribe" />
      </div>
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
  const ofBell = await getBell(database(), read.handle);
  if (ofBell) return { isFormer: false, ofBell };
  return {
    entry: await subscriptionByHandle(database(), read.handle, "formerHandle"),
    isFormer: true,
  };
}

async function leaveBy(token: string): Promise<void> {
  const { entry, handle, ofBell } = (await entryToLeave(token)) ?? {};
  if (ofBell) await changeBell(ofBell.userId, { byLetter: false });
  if (handle) await leaveGroupLetter(database(), handle);
  else if (entry) await unsubscribe(database(), entry.email);
}
