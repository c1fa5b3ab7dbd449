import { useLoaderData } from "@remix-run/react";
import { letterMessages } from "#content/messages/letters";
import { endPlansOf } from "#db/letters/plan-letters.server";
import {
  type LetterSubscription,
  removeTag,
  saveVerses,
  saveWishes,
  subscriptionByHandle,
  type VerseRhythm,
  versesOf,
} from "#db/letters/subscription-letters.server";
import { unsubscribe, waitlistTag } from "#db/subscriptions/subscribers.server";
import { day } from "#db/time";
import type { IntentArgs } from "~/forms/action.server";
import { zoneOf } from "~/forms/fields.server";
import { readToken } from "~/letters/letter-links.server";
import { nextMorning, verseMorning } from "~/letters/mornings.server";
import { letterPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { DoneNotice } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { privateMeta } from "~/ui/meta/page-meta";
import { dayName } from "~/ui/reading/moment";
import { Choice, LetterPage, LinkEnded, OtherPlans, Press, Verses } from "./letter-page";
import {
  isSentTo,
  letterAction,
  letterLoader,
  masked,
  orRefused,
  plansOf,
} from "./letter-page.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta = privateMeta("Your emails");

export const loader = letterLoader(entryOfReader, async (entry) => {
  const { letters, tags, isActive, isConfirmed, id, email } = entry;
  const { wantsNews, isMonthly, pausedUntil } = letters;
  const isPaused = pausedUntil !== null && pausedUntil.getTime() > now();
  return {
    email: masked(email),
    isActive: isActive && isConfirmed,
    wantsNews,
    verses: (await versesOf(database(), id))?.rhythm,
    plans: isConfirmed ? await plansOf(email) : [],
    waitsForApp: tags.includes(waitlistTag),
    isMonthly,
    until: isPaused ? pausedUntil.toISOString().slice(0, 10) : undefined,
  };
});

export const action = letterAction("preferences", async (token) =>
  preferenceIntents(orRefused(await entryOfReader(token))),
);

export default function Preferences() {
  const entry = useLoaderData<typeof loader>();
  if (!entry) return <LinkEnded>To unsubscribe, write to us from that address.</LinkEnded>;
  const { token, email, isActive, wantsNews, waitsForApp, isMonthly, until, verses, plans } = entry;
  if (!isActive) {
    return (
      <LetterPage title="You’re unsubscribed">
        <Notice>We won’t email {email} again.</Notice>
      </LetterPage>
    );
  }
  const press = { action: letterPath("preferences", token) };
  return (
    <LetterPage title="Your emails" lead={`To ${email}`}>
      <DoneNotice messages={letterMessages} variant="success" />
      <Choice title="Newsletter" now={wantsNews ? "You get it." : "You don’t get it."}>
        <Press
          {...press}
          intent={wantsNews ? "no-news" : "news"}
          label={`Turn the newsletter ${wantsNews ? "off" : "on"}`}
        />
      </Choice>
      <Verses {...press} verses={verses} />
      {waitsForApp && (
        <Choice title="The app" now="We’ll tell you when it launches.">
          <Press {...press} intent="no-app" label="Leave the waitlist" />
        </Choice>
      )}
      <Choice
        title="How often the newsletter comes"
        now={isMonthly ? "Once a month at the most." : "Every one."}
      >
        <Press
          {...press}
          intent={isMonthly ? "every" : "monthly"}
          label={isMonthly ? "Get every newsletter" : "Once a month at the most"}
        />
      </Choice>
      <Pause {...press} until={until} hasPlans={plans.length > 0} />
      <OtherPlans plans={plans} title="Your plans by email" />
      <Choice
        title="Unsubscribe"
        now={plans.length > 0 ? "No more emails at all, and no plan." : "No more emails at all."}
      >
        <Press {...press} intent="leave" label="Unsubscribe" />
      </Choice>
    </LetterPage>
  );
}

function Pause({ action, until, hasPlans }: { action: string; until?: string; hasPlans: boolean }) {
  const now = until
    ? `Paused until ${dayName(until)}.${hasPlans ? " Your plans go on." : ""}`
    : "The newsletter and the verses come as you asked.";
  return (
    <Choice title="Pause" now={now}>
      {until ? (
        <Press action={action} intent="pause-end" label="Resume" />
      ) : (
        <>
          <Press action={action} intent="pause-month" label="Pause for a month" />
          <Press action={action} intent="pause-season" label="Pause for three months" />
        </>
      )}
    </Choice>
  );
}

async function entryOfReader(token: string): Promise<LetterSubscription | undefined> {
  const read = readToken(token);
  const entry = read && (await subscriptionByHandle(database(), read.handle));
  return entry && isSentTo(entry.email, "preferences", token, true) ? entry : undefined;
}

function preferenceIntents({ id, email }: LetterSubscription) {
  const db = database();
  const verses =
    (rhythm: VerseRhythm) =>
    async ({ form }: IntentArgs) => {
      const zone = zoneOf(form);
      const weekly = rhythm === "weekly";
      const dueAt = nextMorning(verseMorning(zone), { after: now(), weekly });
      await saveVerses(db, id, { rhythm, zone, dueAt });
    };
  const pauseFor = (ms: number) => saveWishes(db, id, { pausedUntil: new Date(now() + ms) });
  return {
    news: () => saveWishes(db, id, { wantsNews: true }),
    "no-news": () => saveWishes(db, id, { wantsNews: false }),
    "no-app": () => removeTag(db, id, waitlistTag),
    monthly: () => saveWishes(db, id, { isMonthly: true }),
    every: () => saveWishes(db, id, { isMonthly: false }),
    "pause-month": () => pauseFor(30 * day),
    "pause-season": () => pauseFor(91 * day),
    "pause-end": () => saveWishes(db, id, { pausedUntil: null }),
    "verse-daily": verses("daily"),
    "verse-weekly": verses("weekly"),
    "verse-none": () => saveVerses(db, id, undefined),
    leave: () => leaveAll(email),
  };
}

async function leaveAll(email: string): Promise<void> {
  await unsubscribe(database(), email);
  await database().write((tx) => endPlansOf(tx, email, now()));
}
