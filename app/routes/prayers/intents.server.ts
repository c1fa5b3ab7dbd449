import { data } from "@remix-run/node";
import { type PrayerAct, prayerActs, prayerField } from "~/bookmarks/prayer";
import type { Act, Outcome } from "~/forms/intents.server";
import { zoneOf } from "~/forms/sent-zone.server";
import { refusalText } from "~/http/refusal.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { dayIn } from "~/runtime/zone.server";
import type { User } from "../../../db/accounts/users.server";
import { markPrayed, openPrayerAgain, wakePrayer } from "../../../db/prayers/prayer-states.server";
import { deletePrayer } from "../../../db/prayers/prayers.server";

/**
 * An act on a prayer that its form names, as a page has it.
 * @throws data 404 where the person has no such prayer, whoever else may.
 */
export function prayerAct(act: PrayerAct, user: User, where: Omit<Outcome, "words"> = {}): Act {
  return async ({ form }) => {
    const handle = String(form.get(prayerField) ?? "");
    if (!(await doers[act](user.id, handle, zoneOf(form)))) throw noSuchPrayer();
    return { ...where, words: prayerActs[act] };
  };
}

/** Says no more of a prayer that is somebody else's than of one that never was. */
export const noSuchPrayer = () => data(refusalText(404), { status: 404 });

type Doer = (userId: number, handle: string, zone: string | undefined) => Promise<boolean>;

const doers: Record<PrayerAct, Doer> = {
  prayed: (userId, handle, zone) => {
    const at = { now: now(), day: dayIn(zone, new Date(now())) };
    return markPrayed(database(), userId, handle, at);
  },
  again: (userId, handle) => openPrayerAgain(database(), userId, handle),
  wake: (userId, handle) => wakePrayer(database(), userId, handle),
  delete: (userId, handle) => deletePrayer(database(), userId, handle),
};
