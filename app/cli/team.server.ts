import { endOtherSessions } from "#db/accounts/own-sessions.server";
import { removeFactor } from "#db/accounts/second-factors.server";
import { type Role, setRole } from "#db/accounts/team.server";
import type { Db } from "#db/engines/database";
import { nextParameter, signInPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";
import { entryOf, Problem, UsageError } from "./command.server";
import { type Output, plain } from "./output.server";

type Account = { id: number; username: string };

/** What can be said for a role, and what is said of whoever has it. */
const roles: Record<string, { role?: Role; is: string }> = {
  intercessor: { role: "intercessor", is: "is an intercessor of the prayer team" },
  leader: { role: "leader", is: "leads the prayer team" },
  none: { is: "is not on the prayer team" },
};

/** `user role NAME ROLE`. */
export async function giveRole(
  db: Db,
  out: Output,
  { id, username, role: word = "" }: Account & { role?: string },
): Promise<number> {
  const chosen = entryOf(roles, word);
  if (!chosen) throw new UsageError("user role takes a NAME and intercessor, leader or none.");
  await setRole(db, id, chosen.role, now());
  out.result({ username, role: chosen.role ?? null }, `${plain(username)} ${chosen.is}.`);
  if (chosen.role) {
    out.say(`Tell them to log in here: ${signIn()}`);
    out.say(
      "It leads to the desk; the first time by way of their second step, an app that makes codes.",
    );
    out.say('Later they find the desk on their page "Account". To everybody else it is not there.');
  }
  return 0;
}

/** The desk says to nobody who is signed out that it is there, so the way to it is by signing in. */
function signIn(): string {
  const { ORIGIN, namesOrigin } = settings();
  const path = `${signInPath()}?${nextParameter}=/team`;
  return namesOrigin ? ORIGIN + path : `your site's address, then ${path} (ORIGIN is not set here)`;
}

/** `user factor NAME --reset`. */
export async function resetFactor(
  db: Db,
  out: Output,
  { id, username, resets }: Account & { resets: boolean },
): Promise<number> {
  if (!resets) throw new UsageError("user factor takes a NAME and --reset.");
  if (!(await removeFactor(db, { userId: id, notifies: settings().sendsLetters }, now())))
    throw new Problem(`${plain(username)} signs in without a second step.`);
  await endOtherSessions(db, id, undefined);
  out.result(
    { username, reset: true },
    `${plain(username)} signs in with the password alone, until a second step is set up anew.`,
  );
  out.say("Signed out everywhere. If a phone was stolen, have the password changed, too.");
  return 0;
}
