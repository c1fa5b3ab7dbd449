import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { Notice } from "~/ui/forms/notice";
import { pageMeta } from "~/ui/meta/page-meta";
import { dayName } from "~/ui/reading/day-name";
import { entryOfReader, masked } from "./letter-links.server";
import { type LetterIntent, letterMessages } from "./letter-messages";
import { LetterPage, LinkEnded, letterHeaders } from "./letter-page";
import { letterData, runLetterIntent } from "./letter-response.server";
import { preferenceIntents, wishesOf } from "./preferences.server";

export const headers = () => letterHeaders;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Your letters", canonical: false });

export async function loader({ params: { token = "" } }: LoaderFunctionArgs) {
  const entry = await entryOfReader("preferences", token);
  if (!entry) return letterData(undefined);
  const { pausedUntil, ...wishes } = wishesOf(entry);
  const until = pausedUntil?.toISOString().slice(0, 10);
  return letterData({ token, email: masked(entry.email), ...wishes, until });
}

export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const entry = await entryOfReader("preferences", token);
  if (!entry) throw thrownRefusal(refuse(404));
  return runLetterIntent(args, `/letters/preferences/${token}`, preferenceIntents(entry));
}

export default function Preferences() {
  const entry = useLoaderData<typeof loader>();
  if (!entry) return <LinkEnded>To get no more letters, write to us from that address.</LinkEnded>;
  const { token, email, isActive, wantsNews, waitsForApp, isMonthly, until } = entry;
  if (!isActive) {
    return (
      <LetterPage title="You have left">
        <Notice>We won't write to {email} again.</Notice>
      </LetterPage>
    );
  }
  const press = { token };
  return (
    <LetterPage title="Your letters" lead={`To ${email}`}>
      {Object.entries(letterMessages).map(([intent, message]) => (
        <IntentNotice key={intent} intent={intent} message={message} variant="success" />
      ))}
      <Choice title="Newsletter" now={wantsNews ? "You get it." : "You don't get it."}>
        <Press {...press} intent={wantsNews ? "no-news" : "news"}>
          {wantsNews ? "Turn the newsletter off" : "Turn the newsletter on"}
        </Press>
      </Choice>
      {waitsForApp && (
        <Choice title="The app" now="We'll tell you when it launches.">
          <Press {...press} intent="no-app">
            Stop waiting for the app
          </Press>
        </Choice>
      )}
      <Choice title="How often" now={isMonthly ? "Once a month at the most." : "Every letter."}>
        <Press {...press} intent={isMonthly ? "every" : "monthly"}>
          {isMonthly ? "Get every letter" : "Once a month at the most"}
        </Press>
      </Choice>
      <Pause token={token} until={until} />
      <Choice title="Leave" now="No more letters at all.">
        <Press {...press} intent="leave">
          Leave
        </Press>
      </Choice>
    </LetterPage>
  );
}

function Pause({ token, until }: { token: string; until?: string }) {
  const now = until
    ? `No letter comes before ${dayName(until)}.`
    : "Letters come as they are written.";
  return (
    <Choice title="Pause" now={now}>
      {until ? (
        <Press token={token} intent="pause-end">
          Let them come again
        </Press>
      ) : (
        <>
          <Press token={token} intent="pause-month">
            Pause for a month
          </Press>
          <Press token={token} intent="pause-season">
            Pause for three months
          </Press>
        </>
      )}
    </Choice>
  );
}

type ChoiceProps = { title: string; now: string; children: ReactNode };

function Choice({ title, now, children }: ChoiceProps) {
  return (
    <section className="grid grid-cols-1 gap-3 border-line [section+&]:border-t [section+&]:pt-5">
      <h2 className="text-subheading">{title}</h2>
      <p>{now}</p>
      <div className="buttons items-start">{children}</div>
    </section>
  );
}

type PressProps = { token: string; intent: LetterIntent; children: string };

function Press({ token, intent, children }: PressProps) {
  return (
    <IntentForm action={`/letters/preferences/${token}`} intent={intent}>
      <Button variant="secondary">{children}</Button>
    </IntentForm>
  );
}
