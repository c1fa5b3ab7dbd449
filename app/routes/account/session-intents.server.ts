import { createHash } from "node:crypto";
import { endOtherSessions, endOwnSession, listSessions } from "#db/accounts/own-sessions.server";
import type { User } from "#db/accounts/users.server";
import type { IntentHandlers } from "~/forms/intents.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { sessionOf } from "~/http/session-cookie.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { sessionEnds } from "./account-changes-definition";

/** A session as its owner sees it. */
export type OwnSession = {
  /** Names it in the form that ends it, and is worth nothing else. */
  handle: string;
  startedAt: Date;
  lastSeenAt: Date | null;
  /** The one that asks. */
  isThis: boolean;
};

/** Where a person is signed in; the session that asks comes first, then the newest. */
export async function ownSessions(user: User, request: Request): Promise<OwnSession[]> {
  const asking = await sessionOf(request);
  const running = await listSessions(database(), user.id, now());
  return running
    .map(({ tokenHash, startedAt, lastSeenAt }) => ({
      handle: handleOf(tokenHash),
      startedAt,
      lastSeenAt,
      isThis: tokenHash === asking,
    }))
    .sort((one, other) => Number(other.isThis) - Number(one.isThis));
}

/** Ends one of a person's sessions, or all but the one that asks. */
export function sessionIntents(user: User, request: Request): IntentHandlers {
  const where = { hash: "sessions", stays: true };
  return {
    async "end-session"({ form }) {
      const running = await listSessions(database(), user.id, now());
      const named = running.find(({ tokenHash }) => handleOf(tokenHash) === form.get("session"));
      if (!named || !(await endOwnSession(database(), user.id, named.tokenHash)))
        throw thrownRefusal(refuse(404));
      return { ...where, message: { ...sessionEnds["end-session"], inPlace: true } };
    },
    async "sign-out-everywhere"() {
      await endOtherSessions(database(), user.id, await sessionOf(request));
      return { ...where, message: { ...sessionEnds["sign-out-everywhere"], inPlace: true } };
    },
  };
}

function handleOf(tokenHash: string): string {
  return createHash("sha256").update(`handle:${tokenHash}`).digest("base64url").slice(0, 22);
}
