import { confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import type { User } from "#db/accounts/users.server";
import { askAddress } from "#db/letters/account-letters.server";
import type { IntentHandlers } from "~/forms/intents.server";
import { letterKey, wakeLetters } from "~/letters/orders.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { type ConfirmationState, confirmationAsked } from "./confirmation-messages";

/** Whether an account's address is known to be its owner's. */
export async function confirmationOf({ id }: User): Promise<ConfirmationState> {
  if (await confirmedAddress(database(), id)) return "confirmed";
  return settings().sendsLetters ? "open" : "off";
}

/** Has the letter sent that asks the address of an account. */
export function confirmationIntents({ id, email }: User): IntentHandlers {
  return {
    async "ask-address"() {
      const key = letterKey("address", email);
      await database().write((tx) => askAddress(tx, id, key, now()));
      wakeLetters();
      return { message: { ...confirmationAsked, inPlace: true }, hash: "email", stays: true };
    },
  };
}
