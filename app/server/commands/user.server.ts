import type { Db } from "../../../db/client.server";
import { forgetNow } from "../../../db/forget.server";
import { deleteUser, findAccount, listUsers } from "../../../db/users.server";
import { makeResetLink } from "../password-reset.server";
import { type Call, command, entryOf, Problem, UsageError } from "./command.server";
import { confirmed } from "./confirm.server";
import { withDatabase } from "./data-folder.server";
import { columns, plain } from "./output.server";
import { minuteOf } from "./time.server";

const options = { yes: { type: "boolean", short: "y", about: "Do not ask" } } as const;

export const user = command({
  name: "user",
  summary: "Accounts: list them, help with a lost password, delete one",
  usage: ["user [list]", "user passwd NAME", "user delete NAME [--yes]"],
  about: `"passwd" prints a link to give to its owner: it works once and for an hour, and signs the
account out everywhere. Whoever uses it waits no longer for failed tries at the account. Be sure
whom you give it to. "delete" deletes the account and what it kept; messages and prayer requests
stay with the team ("erase" takes these too).`,
  takes: 2,
  options,
  examples: [
    { call: "user", does: "every account" },
    { call: "user passwd ann", does: "a link for Ann, who forgot her password" },
    { call: "user delete ann", does: "Ann has no account any more" },
  ],
  async run(call) {
    const [word = "list", name] = call.words;
    const way = entryOf(ways, word);
    if (!way) throw new UsageError(`user has no "${word}": list, passwd or delete.`);
    if ((word === "list") !== (name === undefined)) {
      throw new UsageError(
        word === "list" ? `This takes no "${name}".` : `user ${word} takes a NAME.`,
      );
    }
    return withDatabase(call.settings, (db) => way(db, call, name ?? ""));
  },
});

type Way = (db: Db, call: Call<typeof options>, name: string) => Promise<number>;

const ways: Record<string, Way> = {
  async list(db, { out }) {
    const users = await listUsers(db);
    const rows = users.map(({ username, email, createdAt }) => [
      plain(username),
      plain(email),
      minuteOf(createdAt),
    ]);
    out.results(users, columns(rows));
    out.say(users.length === 1 ? "1 account" : `${users.length} accounts`);
    return 0;
  },
  async passwd(db, { out }, name) {
    const { id, username } = await demandAccount(db, name);
    const link = await makeResetLink(db, id);
    out.result({ username, link }, link);
    out.say(`For ${plain(username)}: works once, and for an hour. The address comes from ORIGIN.`);
    return 0;
  },
  async delete(db, { out, values: { yes } }, name) {
    const { id, username } = await demandAccount(db, name);
    if (!(await confirmed(`Delete the account of ${plain(username)}?`, yes))) {
      throw new Problem("Nothing was deleted.");
    }
    await deleteUser(db, id);
    out.result({ deleted: username }, `The account of ${plain(username)} is deleted.`);
    if (!forgetNow(db)) {
      out.say(
        "Another program reads the database: the journal holds it until the server restarts.",
      );
    }
    return 0;
  },
};

async function demandAccount(db: Db, name: string) {
  const account = await findAccount(db, name);
  if (account) return account;
  throw new Problem(`There is no account "${name}". "prayer-life user" lists them.`);
}
