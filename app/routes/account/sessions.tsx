import { sessionEnds } from "#content/pages/account";
import { Button, PageLink } from "~/ui/controls/controls";
import { DoneNotice, IntentForm } from "~/ui/forms/intent-form";
import { LateMoment } from "~/ui/reading/moment";
import type { OwnSession } from "./account-changes.server";
import { Setting } from "./setting";

type SessionsProps = { sessions: readonly OwnSession[]; at: Date };

export function Sessions({ sessions, at }: SessionsProps) {
  return (
    <Setting id="sessions" heading="Where you’re signed in">
      <DoneNotice messages={sessionEnds} variant="success" byToast={false} />
      <p className="field-hint">
        We list only times here, never places or devices.{" "}
        <PageLink to="/account/privacy" className="link inline-block min-h-6">
          Privacy Choices
        </PageLink>{" "}
        explains how we notice an unusual login.
      </p>
      <ul className="mt-1">
        {sessions.map((session) => (
          <li key={session.handle} className="flex items-baseline justify-between gap-x-6 py-1">
            <Times {...session} at={at} />
            {session.isThis ? (
              <span className="text-small text-ink-quiet">Here now</span>
            ) : (
              <IntentForm
                action="/account/settings"
                intent="end-session"
                values={{ session: session.handle }}
              >
                <button
                  type="submit"
                  className="link -my-2 inline-flex min-h-11 items-center whitespace-nowrap"
                >
                  Log out<span className="sr-only"> there</span>
                </button>
              </IntentForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="flex-1 basis-48">
            Is one of them not you? Log out everywhere else, then change your password.
          </p>
          <IntentForm action="/account/settings" intent="sign-out-everywhere">
            <Button variant="secondary">Log out everywhere else</Button>
          </IntentForm>
        </div>
      )}
    </Setting>
  );
}

/** Milliseconds; within them "last seen" says nothing more than "began". */
const aMoment = 300_000;

function Times({ startedAt, lastSeenAt, isThis, at }: OwnSession & Pick<SessionsProps, "at">) {
  return (
    <p className="flex-1">
      {isThis ? "This browser" : "Another browser"}, since <LateMoment of={startedAt} at={at} />
      {!isThis && lastSeenAt && lastSeenAt.getTime() - startedAt.getTime() > aMoment && (
        <span className="block text-small text-ink-quiet">
          Last here <LateMoment of={lastSeenAt} at={at} />
        </span>
      )}
    </p>
  );
}
