import type { z } from "zod";
import { getUser } from "~/accounts/current-user.server";
import type { FormHandler } from "~/forms/action.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { subscribe } from "../../../../db/inbox/subscribers.server";
import { newsletter } from "./newsletter-definition";
import { newsletterSchema } from "./newsletter-schema.server";

/** The newsletter form. A machine's entry is thanked and dropped: nobody's words are lost by it. */
export const newsletterForm: FormHandler<z.infer<typeof newsletterSchema>, undefined> = {
  form: newsletter,
  schema: newsletterSchema,
  async save(subscriber, sender) {
    if (sender.suspected) return undefined;
    const userId = (await getUser(sender))?.id;
    await subscribe(database(), { ...subscriber, userId }, now());
    return undefined;
  },
};
