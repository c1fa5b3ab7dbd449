import { type PrayerIntent, prayerField, prayerIntents } from "~/bookmarks/prayer-definition";
import { zoneOf } from "~/forms/fields.server";
import type { IntentHandler, IntentResult } from "~/forms/intents.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { dayIn } from "~/runtime/time-zone.server";
import type { User } from "../../../db/accounts/users.server";
import { markPrayed, openPrayerAgain, wakePrayer } from "../../../db/prayers/prayer-states.server";
import { deletePrayer } from "../../../db/prayers/prayers.server";

/**
 * An intent on a prayer that its form names, as a page has it.
 * @throws 404 where the person has no such prayer, whoever else may.
 */
export function prayerIntent(
  intent: PrayerIntent,
  user: User,
  where: Omit<IntentResult, "message"> = {},
): IntentHandler {
  return async ({ form }) => {
    const handle = String(form.get(prayerField) ?? "");
    if (!(await doers[intent](user.id, handle, zoneOf(form)))) throw noSuchPrayer();
    return { ...where, message: prayerIntents[intent] };
  };
}

/** Says no more of a prayer that is somebody else's than of one that never was. */
export const noSuchPrayer = () => thrownRefusal(refuse(404));

type Doer = (userId: number, handle: string, zone: string | undefined) => Promise<boolean>;

const doers: Record<PrayerIntent, Doer> = {
  prayed: (userId, handle, zone) => {
    const at = { now: now(), day: dayIn(zone, new Date(now())) };
    return markPrayed(database(), userId, handle, at);
  },
  again: (userId, handle) => openPrayerAgain(database(), userId, handle),
  wake: (userId, handle) => wakePrayer(database(), userId, handle),
  delete: (userId, handle) => deletePrayer(database(), userId, handle),
};
