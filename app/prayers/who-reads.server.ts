import { findSealing } from "#db/seal/keys.server";
import { database, unlessAway } from "~/runtime/database.server";

/** What is true of this site, whose words may be sealed or not yet, and of a person's lock. */
export async function whoReads(lock?: string): Promise<string> {
  if (lock === "open" || lock === "closed")
    return "Locked to you: your prayers open only with your password or your recovery code.";
  const sealing = await unlessAway(() => findSealing(database()), undefined);
  const others = "Other people here can’t see the prayers you write.";
  if (!sealing?.finishedAt) return `${others} Whoever runs this site could.`;
  return `${others} A copy of the database or a backup shows nothing of them. Whoever runs this site could open them with its key.`;
}
