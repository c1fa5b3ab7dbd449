import { commandSays, commandWords } from "#content/commands";
import { linkLifetimes } from "#content/link-lifetimes";
import { confirmAddress, unconfirmAddress } from "#db/accounts/confirmed-addresses.server";
import { removeFactor } from "#db/accounts/second-factors.server";
import { endOtherSessions } from "#db/accounts/sessions.server";
import { type Role, setRole } from "#db/accounts/team.server";
import { deleteUser, findAccount, listUsers } from "#db/accounts/users.server";
import type { Db, Engine } from "#db/engines/database";
import { makeResetLink } from "~/accounts/password-reset.server";
import { emailAddress } from "~/forms/fields.server";
import { nextParameter, signInPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";
import {
  type Call,
  command,
  entryOf,
  Problem,
  requireConfirmation,
  UsageError,
} from "./command.server";
import { withDatabase } from "./data-folder.server";
import { columns, minuteOf, plain } from "./output.server";

export const user = command({
  ...commandWords.user,
  takes: 3,
  async run(call) {
    const [word = "list", name] = call.words;
    const way = entryOf(ways, word);
    if (!way) throw new UsageError(`user has no "${word}": ${Object.keys(ways).join(", ")}.`);
    requireUsage(call, word);
    return withDatabase(call.settings, (db) => way(db, call, name ?? ""));
  },
});

type UserCall = Call<typeof commandWords.user.options>;

const ways: Record<string, (db: Engine, call: UserCall, name: string) => Promise<void>> = {
  async list(db, { out }) {
    const users = await listUsers(db);
    const rows = users.map(({ username, email, createdAt, confirmedAt, role }) => [
      plain(username),
      plain(email),
      minuteOf(createdAt),
      confirmedAt ? "confirmed" : "",
      role ?? "",
    ]);
    out.results(users, columns(rows));
    out.say(users.length === 1 ? "1 account" : `${users.length} accounts`);
  },
  async passwd(db, { out }, name) {
    const { id, username } = await requireAccount(db, name);
    const link = await makeResetLink(db, id);
    out.result({ username, link }, link);
    out.say(
      `For ${plain(username)}: works once, and for ${linkLifetimes.reset.words}. The address comes from ORIGIN.`,
    );
  },
  async confirm(db, { out, values: { undo } }, name) {
    const account = await requireAccount(db, name);
    const { username, email } = account;
    const whose = `The address of ${plain(username)}, ${plain(email)},`;
    if (!undo) await confirmAddress(db, account, now());
    else if (!(await unconfirmAddress(db, account.id)))
      throw new Problem(`${whose} is not confirmed.`);
    out.result(
      { username, email, confirmed: !undo },
      `${whose} is ${undo ? "no longer confirmed" : "confirmed"}.`,
    );
  },
  async factor(db, { out, values: { reset } }, name) {
    const { id, username } = await requireAccount(db, name);
    if (!reset) throw new UsageError("user factor takes a NAME and --reset.");
    if (!(await removeFactor(db, { userId: id, notifies: settings().sendsLetters }, now())))
      throw new Problem(`${plain(username)} signs in without a second step.`);
    await endOtherSessions(db, id, undefined);
    out.result(
      { username, reset: true },
      `${plain(username)} signs in with the password alone, until a second step is set up anew.`,
    );
    out.say("Signed out everywhere. If a phone was stolen, have the password changed, too.");
  },
  async role(db, { out, words: [, , word = ""] }, name) {
    const { id, username } = await requireAccount(db, name);
    const chosen = entryOf(roles, word);
    if (!chosen) throw new UsageError("user role takes a NAME and intercessor, leader or none.");
    await setRole(db, id, chosen.role, now());
    out.result({ username, role: chosen.role ?? null }, `${plain(username)} ${chosen.is}.`);
    if (!chosen.role) return;
    out.say(`Tell them to log in here: ${signIn()}`);
    out.say(commandSays.desk);
  },
  async delete(db, { out, values: { yes } }, name) {
    const { id, username } = await requireAccount(db, name);
    const question = `Delete the account of ${plain(username)}?`;
    await requireConfirmation(question, yes, "Nothing was deleted.");
    await deleteUser(db, id);
    out.result({ deleted: username }, `The account of ${plain(username)} is deleted.`);
    if (!(await db.scrub())) {
      out.say(commandSays.journal);
    }
  },
};

const roles: Record<string, { role?: Role; is: string }> = {
  intercessor: { role: "intercessor", is: "is an intercessor of the prayer team" },
  leader: { role: "leader", is: "leads the prayer team" },
  none: { is: "is not on the prayer team" },
};

async function requireAccount(db: Db, name: string) {
  const account = await findAccount(db, name, emailAddress(name));
  if (account) return account;
  throw new Problem(`There is no account "${name}". "prayer-life user" lists them.`);
}

function requireUsage({ words: [, name, role, ...more], values }: UserCall, word: string): void {
  const extra = word === "list" ? name : word === "role" ? more[0] : role;
  if (extra !== undefined) throw new UsageError(`This takes no "${extra}".`);
  if (word !== "list" && name === undefined) throw new UsageError(`user ${word} takes a NAME.`);
  if (values.undo && word !== "confirm") throw new UsageError("--undo belongs to user confirm.");
  if (values.reset && word !== "factor") throw new UsageError("--reset belongs to user factor.");
}

/** To a visitor the desk is a 404, so the way to it is by signing in. */
function signIn(): string {
  const { ORIGIN, namesOrigin } = settings();
  const path = `${signInPath()}?${nextParameter}=/team`;
  return namesOrigin ? ORIGIN + path : `your site's address, then ${path} (ORIGIN is not set here)`;
}
