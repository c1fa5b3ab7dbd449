import { getSubscriber, subscribe, unsubscribe } from "../../db/subscribers.server";
import type { User } from "../../db/users.server";
import { newsletterTurns } from "../forms/account-changes";
import type { Acts } from "./acts.server";
import { now } from "./clock.server";
import { database } from "./database.server";

/** Whether the newsletter goes to the account's address. */
export async function isSubscribed({ email }: User): Promise<boolean> {
  return (await getSubscriber(database(), email))?.isActive ?? false;
}

/** Turn the newsletter to the account's address on and off. */
export function newsletterActs({ email }: User): Acts {
  const where = { hash: "newsletter", stays: true };
  return {
    async "newsletter-on"() {
      await subscribe(database(), { email, tags: [] }, now());
      return { ...where, words: newsletterTurns["newsletter-on"] };
    },
    async "newsletter-off"() {
      await unsubscribe(database(), email);
      return { ...where, words: newsletterTurns["newsletter-off"] };
    },
  };
}
