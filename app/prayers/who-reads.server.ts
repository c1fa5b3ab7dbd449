import { dayInWords } from "#content/year/day-in-words";
import { findSealing } from "#db/seal/keys.server";
import { database, unlessAway } from "~/runtime/database.server";

/** What is true of this site, whose words may be sealed or not yet, and of an account and its lock. */
export async function whoReads(account?: { createdAt: Date }, lock?: string): Promise<string> {
  if (lock === "open" || lock === "closed")
    return "Locked to you: your prayers open with your password or your recovery code.";
  const { finishedAt } = (await unlessAway(() => findSealing(database()), undefined)) ?? {};
  const others = "Other people here can’t see the prayers you write.";
  if (!finishedAt) return `${others} The people who run this site could read them.`;
  const isOlder = account && account.createdAt < finishedAt;
  const since = dayInWords(finishedAt.toISOString().slice(0, 10), "date");
  const backup = isOlder ? `a backup made after ${since}` : "a backup";
  return `${others} A copy of the database or ${backup} shows nothing of them. Whoever runs this site could open them with its key.`;
}
