import { confirmAddress, unconfirmAddress } from "#db/accounts/confirmed-addresses.server";
import { deleteUser, findAccount, listUsers } from "#db/accounts/users.server";
import type { Db, Engine } from "#db/engines/database";
import { makeResetLink } from "~/accounts/passwords/password-reset.server";
import { emailAddress } from "~/forms/fields.server";
import { linkLifetimes } from "~/letters/link-lifetimes";
import { now } from "~/runtime/clock.server";
import { type Call, Problem } from "./command.server";
import { requireConfirmation } from "./confirm.server";
import { columns, plain } from "./output.server";
import { giveRole, resetFactor } from "./team.server";
import { minuteOf } from "./time.server";

/** Options of the command; `requireUsage` knows which belong together. */
export const options = {
  yes: { type: "boolean", short: "y", about: "Do not ask; needed where there is no terminal" },
  reset: { type: "boolean", about: "With factor: the account's second step is taken away" },
  undo: { type: "boolean", about: "With confirm: the address is confirmed no more" },
} as const;

/** How the command was called. */
export type UserCall = Call<typeof options>;

type Way = (db: Engine, call: UserCall, name: string) => Promise<number>;

/** What can be done with accounts, by its word. */
export const ways: Record<string, Way> = {
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
    return 0;
  },
  async passwd(db, { out }, name) {
    const { id, username } = await requireAccount(db, name);
    const link = await makeResetLink(db, id);
    out.result({ username, link }, link);
    out.say(
      `For ${plain(username)}: works once, and for ${linkLifetimes.reset.words}. The address comes from ORIGIN.`,
    );
    return 0;
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
    return 0;
  },
  async factor(db, { out, values: { reset } }, name) {
    const { id, username } = await requireAccount(db, name);
    return resetFactor(db, out, { id, username, resets: Boolean(reset) });
  },
  async role(db, { out, words: [, , role] }, name) {
    const { id, username } = await requireAccount(db, name);
    return giveRole(db, out, { id, username, role });
  },
  async delete(db, { out, values: { yes } }, name) {
    const { id, username } = await requireAccount(db, name);
    const question = `Delete the account of ${plain(username)}?`;
    await requireConfirmation(question, yes, "Nothing was deleted.");
    await deleteUser(db, id);
    out.result({ deleted: username }, `The account of ${plain(username)} is deleted.`);
    if (!(await db.scrub())) {
      out.say(
        "Another program reads the database: the journal holds it until the server restarts.",
      );
    }
    return 0;
  },
};

async function requireAccount(db: Db, name: string) {
  const account = await findAccount(db, name, emailAddress(name));
  if (account) return account;
  throw new Problem(`There is no account "${name}". "prayer-life user" lists them.`);
}
