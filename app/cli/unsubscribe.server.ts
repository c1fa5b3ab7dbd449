import { unsubscribe as unsubscribeAddress } from "../../db/inbox/subscribers.server";
import { command, Problem, UsageError } from "./command.server";
import { withDatabase } from "./data-folder.server";
import { readEmail } from "./subject.server";

export const unsubscribe = command({
  name: "unsubscribe",
  summary: "End a newsletter subscription",
  usage: ["unsubscribe EMAIL"],
  about: `The address stays known as one that left; "erase" forgets it.`,
  takes: 1,
  examples: [{ call: "unsubscribe ann@example.org", does: "when Ann writes that she has enough" }],
  async run({ words: [typed], settings, out }) {
    if (typed === undefined) throw new UsageError("unsubscribe takes an EMAIL.");
    const email = readEmail(typed);
    const ended = await withDatabase(settings, (db) => unsubscribeAddress(db, email));
    if (!ended) throw new Problem(`${email} does not get the newsletter.`);
    out.result({ unsubscribed: email }, `${email} gets no more newsletters.`);
    return 0;
  },
});
