import { dayOf } from "~/bookmarks/persons-day.server";
import { type PrayerIntent, prayerField, prayerIntents } from "~/bookmarks/prayer-definition";
import { zoneOf } from "~/forms/fields.server";
import type { IntentHandler, IntentResult } from "~/forms/intents.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { database } from "~/runtime/database.server";
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
    if (!(await doers[intent](user, handle, zoneOf(form)))) throw noSuchPrayer();
    return { ...where, message: prayerIntents[intent] };
  };
}

/** Says no more of a prayer that is somebody else's than of one that never was. */
export const noSuchPrayer = () => thrownRefusal(refuse(404));

type Doer = (user: User, handle: string, zone: string | undefined) => Promise<boolean>;

const doers: Record<PrayerIntent, Doer> = {
  prayed: async (user, handle, zone) =>
    markPrayed(database(), user.id, handle, await dayOf(user, zone)),
  again: ({ id }, handle) => openPrayerAgain(database(), id, handle),
  wake: ({ id }, handle) => wakePrayer(database(), id, handle),
  delete: ({ id }, handle) => deletePrayer(database(), id, handle),
};
