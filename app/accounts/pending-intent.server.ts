import { getPlan } from "#content/plans/plans";
import { getTheme } from "#content/themes/themes";
import type { User } from "#db/accounts/users.server";
import { doneParameter } from "~/forms/form";
import type { PendingIntent } from "~/plans/intents.server";
import { markFor, resumeFor } from "~/plans/plan-days.server";
import type { SaveIntent } from "~/plans/save-item";
import { kindOf, removeFor, saveFor } from "~/plans/saved-items.server";
import { findSource } from "~/prayers/prayer-sources.server";
import { doWithPrayer, isSavePrayerIntent, savePrayerFrom } from "~/prayers/prayers.server";
import { fullOf } from "~/prayers/save-prayer";

/** @returns where to go, with the intent's own message, if its very page is returned to. */
export async function completePending(
  user: User,
  { intent, item, path, to }: PendingIntent,
  next: string,
): Promise<string | undefined> {
  if (next.split(/[?#]/)[0] !== path) return undefined;
  // A cookie may be older than what the site offers.
  if (isSavePrayerIntent(intent)) {
    if (!findSource(item)) return undefined;
    const { end } = await savePrayerFrom(user, item);
    const done = `${doneParameter}=${intent}`;
    if (end === "full") return to.replace(done, `${doneParameter}=${fullOf(intent)}`);
    return to;
  }
  const complete = Object.hasOwn(completions, intent) ? completions[intent] : undefined;
  return (await complete?.(user, item)) ? to : undefined;
}

type Completion = (user: User, item: string) => Promise<boolean>;

const save =
  (intent: SaveIntent): Completion =>
  async (user, item) => {
    if (!(kindOf(intent) === "plan" ? getPlan(item) : getTheme(item))) return false;
    await saveFor(user, { intent, item });
    return true;
  };

/** Intents not listed are pressed again: deletions and what asks for a password. */
const completions: Record<string, Completion> = {
  ...{ save: save("save"), favorite: save("favorite"), start: save("start") },
  async remove(user, item) {
    const [kind, id = ""] = item.split("/");
    if (kind !== "plan" && kind !== "theme") return false;
    await removeFor(user, { kind, item: id });
    return true;
  },
  async mark(user, item) {
    const [id = "", day] = item.split("/");
    const plan = getPlan(id);
    if (plan) await markFor(user, plan, Number(day));
    return plan !== undefined;
  },
  async resume(user, item) {
    await resumeFor(user, item);
    return true;
  },
  prayed: (user, handle) => doWithPrayer.prayed(user, handle),
  again: (user, handle) => doWithPrayer.again(user, handle),
  wake: (user, handle) => doWithPrayer.wake(user, handle),
};
