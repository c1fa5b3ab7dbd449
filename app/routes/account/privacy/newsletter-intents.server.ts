import { confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import type { User } from "#db/accounts/users.server";
import { endOwnSubscription, getOwnSubscription } from "#db/subscriptions/own-subscriptions.server";
import { subscribe } from "#db/subscriptions/subscribers.server";
import type { IntentHandlers } from "~/forms/action.server";
import { letterKey, wakeLetters } from "~/letters/orders.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { newsletterTurns } from "../account-changes-definition";

export async function newsletterOf({ id }: User) {
  const subscribed = (await getOwnSubscription(database(), id))?.isActive ?? false;
  return { subscribed, confirmed: await isConfirmed(id) };
}

export function newsletterIntents({ id: userId, email }: User): IntentHandlers {
  const done = async (intent: "newsletter-on" | "newsletter-off") => ({
    message: { ...newsletterTurns(await isConfirmed(userId))[intent], inPlace: true },
    hash: "newsletter",
    stays: true,
  });
  return {
    async "newsletter-on"() {
      const key = letterKey("subscription", email);
      await subscribe(database(), { email, tags: [], userId, letterKey: key }, now());
      wakeLetters();
      return done("newsletter-on");
    },
    async "newsletter-off"() {
      await endOwnSubscription(database(), userId);
      return done("newsletter-off");
    },
  };
}

const isConfirmed = async (userId: number) =>
  (await confirmedAddress(database(), userId)) !== undefined;
