import { linkLifetimes } from "~/letters/link-lifetimes";
import { command, entryOf, UsageError } from "./command.server";
import { withDatabase } from "./data-folder.server";
import { options, type UserCall, ways } from "./user-changes.server";

export const user = command({
  name: "user",
  summary: "Accounts: list them, help who cannot sign in, choose the prayer team, delete one",
  usage: [
    "user [list]",
    "user passwd NAME",
    "user factor NAME --reset",
    "user role NAME intercessor|leader|none",
    "user confirm NAME [--undo]",
    "user delete NAME [--yes]",
  ],
  about: `"passwd" prints a link to give to its owner: it works once and for ${linkLifetimes.reset.words}, and signs the
account out everywhere. Whoever uses it waits no longer for failed tries at the account. Be sure
whom you give it to. "factor --reset" is for a lost phone: signing in asks for the password
alone again, and the account is signed out everywhere. "role" says who is on the prayer team: an
intercessor reads what is asked for at /team, a leader what is private as well. "confirm" says
that the account's address is its owner's: once they have
answered a letter that you sent there. The newsletter entry of that address is theirs from then
on, whoever made it, until the account has another address. "delete" deletes the account and
what it kept; messages and prayer requests stay with the team ("erase" takes these too).`,
  takes: 3,
  options,
  examples: [
    { call: "user", does: "every account" },
    { call: "user passwd ann", does: "a link for Ann, who forgot her password" },
    { call: "user factor ann --reset", does: "Ann lost her phone, and you know that it is Ann" },
    { call: "user role ann leader", does: "Ann leads the prayer team" },
    { call: "user confirm ann", does: "Ann has answered from her address" },
    { call: "user delete ann", does: "Ann has no account any more" },
  ],
  async run(call) {
    const [word = "list", name] = call.words;
    const way = entryOf(ways, word);
    if (!way) throw new UsageError(`user has no "${word}": ${Object.keys(ways).join(", ")}.`);
    requireUsage(call, word);
    return withDatabase(call.settings, (db) => way(db, call, name ?? ""));
  },
});

/** Whatever was called has the words and the options that it takes, and no others. */
function requireUsage({ words: [, name, role, ...more], values }: UserCall, word: string): void {
  const extra = word === "list" ? name : word === "role" ? more[0] : role;
  if (extra !== undefined) throw new UsageError(`This takes no "${extra}".`);
  if (word !== "list" && name === undefined) throw new UsageError(`user ${word} takes a NAME.`);
  if (values.undo && word !== "confirm") throw new UsageError("--undo belongs to user confirm.");
  if (values.reset && word !== "factor") throw new UsageError("--reset belongs to user factor.");
}
