import type { User } from "#db/accounts/users.server";
import { zoneOf } from "~/forms/fields.server";
import type { IntentHandler, IntentResult } from "~/forms/intents.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { type PrayerIntent, prayerField, prayerIntents } from "~/prayers/prayer-definition";
import { doWithPrayer } from "~/prayers/prayers.server";

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
    if (!(await doWithPrayer(user, intent, handle, zoneOf(form)))) throw noSuchPrayer();
    return { ...where, message: prayerIntents[intent] };
  };
}

/** Says no more of a prayer that is somebody else's than of one that never was. */
export const noSuchPrayer = () => thrownRefusal(refuse(404));
