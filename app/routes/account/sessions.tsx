import { Button } from "~/ui/controls/button";
import { ActForm } from "~/ui/forms/act-form";
import { ActNotice } from "~/ui/forms/act-notice";
import { Moment } from "~/ui/reading/moment";
import { sessionEnds } from "./account-changes";
import type { OwnSession } from "./account-sessions.server";

/** Every session of a person, with a way to end each but the one they look from. */
export function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  return (
    <>
      {Object.entries(sessionEnds).map(([act, words]) => (
        <ActNotice key={act} act={act} words={words} variant="success" />
      ))}
      <ul className="rows">
        {sessions.map((session) => (
          <li key={session.handle} className="session">
            <Times {...session} />
            {!session.isThis && (
              <ActForm action="/account" act="end-session" values={{ session: session.handle }}>
                <Button variant="secondary">
                  End<span className="sr-only"> this session</span>
                </Button>
              </ActForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <ActForm action="/account" act="sign-out-everywhere">
          <Button variant="secondary">Sign out everywhere else</Button>
        </ActForm>
      )}
    </>
  );
}

function Times({ startedAt, lastSeenAt, isThis }: OwnSession) {
  return (
    <div>
      <p>
        {isThis && <strong>This one. </strong>}
        Signed in <Moment at={startedAt} />
      </p>
      {lastSeenAt && (
        <p>
          Last used <Moment at={lastSeenAt} />
        </p>
      )}
    </div>
  );
}
