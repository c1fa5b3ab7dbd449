import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { Moment } from "~/ui/reading/moment";
import { sessionEnds } from "./account-changes-definition";
import type { OwnSession } from "./session-intents.server";

/** Every session of a person, with a way to end each but the one they look from. */
export function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  return (
    <>
      {Object.entries(sessionEnds).map(([intent, message]) => (
        <IntentNotice key={intent} intent={intent} message={message} variant="success" />
      ))}
      <ul
        className={`rows *:first:border-t-0 *:first:pt-0 ${sessions.length > 1 ? "mb-3" : "*:last:border-b-0 *:last:pb-0"}`}
      >
        {sessions.map((session) => (
          <li
            key={session.handle}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
          >
            <Times {...session} />
            {!session.isThis && (
              <IntentForm
                action="/account/settings"
                intent="end-session"
                values={{ session: session.handle }}
              >
                <Button variant="secondary">
                  Sign out<span className="sr-only"> there</span>
                </Button>
              </IntentForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <>
          <p>Is one of them not you? Sign out everywhere else, then change your password.</p>
          <IntentForm action="/account/settings" intent="sign-out-everywhere">
            <Button variant="secondary">Sign out everywhere else</Button>
          </IntentForm>
        </>
      )}
      <p className="field-hint max-w-136">
        We note when you signed in and about when you were last here, and nothing else: no place, no
        device.
      </p>
    </>
  );
}

/** Within an hour, in milliseconds, when it was last used says nothing more. */
const aVisit = 3_600_000;

function Times({ startedAt, lastSeenAt, isThis }: OwnSession) {
  return (
    <div className="flex-1 basis-48">
      <p>
        {isThis ? <strong>This browser, since</strong> : "Signed in"} <Moment at={startedAt} />
      </p>
      {lastSeenAt && !isThis && lastSeenAt.getTime() - startedAt.getTime() > aVisit && (
        <p className="text-small text-ink-quiet">
          Last used <Moment at={lastSeenAt} />
        </p>
      )}
    </div>
  );
}
