import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { letterPath } from "~/paths";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { Notice } from "~/ui/forms/notice";
import { pageMeta } from "~/ui/meta/page-meta";
import { Choice, Press } from "./choice";
import { entryOfReader, masked } from "./find-by-link.server";
import { letterMessages } from "./letter-messages";
import { LetterPage, LinkEnded } from "./letter-page";
import { letterData, runLetterIntent } from "./letter-response.server";
import { OtherPlans } from "./other-plans";
import { Pause } from "./pause";
import { preferenceIntents, wishesOf } from "./preferences.server";
import { Verses } from "./verse-choice";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Your letters", canonical: false });

export async function loader({ params: { token = "" } }: LoaderFunctionArgs) {
  const entry = await entryOfReader(token);
  if (!entry) return letterData(undefined);
  const { pausedUntil, ...wishes } = await wishesOf(entry);
  const until = pausedUntil?.toISOString().slice(0, 10);
  return letterData({ token, email: masked(entry.email), ...wishes, until });
}

export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const entry = await entryOfReader(token);
  if (!entry) throw thrownRefusal(refuse(404));
  return runLetterIntent(args, letterPath("preferences", token), preferenceIntents(entry));
}

export default function Preferences() {
  const entry = useLoaderData<typeof loader>();
  if (!entry) return <LinkEnded>To get no more letters, write to us from that address.</LinkEnded>;
  const { token, email, isActive, wantsNews, waitsForApp, isMonthly, until } = entry;
  const { verses, plans } = entry;
  if (!isActive) {
    return (
      <LetterPage title="You have left">
        <Notice>We won't write to {email} again.</Notice>
      </LetterPage>
    );
  }
  const press = { action: letterPath("preferences", token) };
  return (
    <LetterPage title="Your letters" lead={`To ${email}`}>
      {Object.entries(letterMessages).map(([intent, message]) => (
        <IntentNotice key={intent} intent={intent} message={message} variant="success" byToast />
      ))}
      <Choice title="Newsletter" now={wantsNews ? "You get it." : "You don't get it."}>
        <Press {...press} intent={wantsNews ? "no-news" : "news"}>
          {wantsNews ? "Turn the newsletter off" : "Turn the newsletter on"}
        </Press>
      </Choice>
      <Verses {...press} verses={verses} />
      {waitsForApp && (
        <Choice title="The app" now="We'll tell you when it launches.">
          <Press {...press} intent="no-app">
            Stop waiting for the app
          </Press>
        </Choice>
      )}
      <Choice
        title="How often the newsletter comes"
        now={isMonthly ? "Once a month at the most." : "Every letter."}
      >
        <Press {...press} intent={isMonthly ? "every" : "monthly"}>
          {isMonthly ? "Get every letter" : "Once a month at the most"}
        </Press>
      </Choice>
      <Pause {...press} until={until} hasPlans={plans.length > 0} />
      <OtherPlans plans={plans} title="Your plans by email" />
      <Choice
        title="Leave"
        now={plans.length > 0 ? "No more letters at all, and no plan." : "No more letters at all."}
      >
        <Press {...press} intent="leave">
          Leave
        </Press>
      </Choice>
    </LetterPage>
  );
}
