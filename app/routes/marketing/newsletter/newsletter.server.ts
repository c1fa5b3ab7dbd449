import { z } from "zod";
import { subscribe, waitlistTag } from "#db/subscriptions/subscribers.server";
import { getUser } from "~/accounts/current-user.server";
import type { FormHandler } from "~/forms/action.server";
import { email, line } from "~/forms/fields.server";
import { letterKey, wakeLetters } from "~/letters/orders.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { waitlist } from "../coming-soon/waitlist-definition";
import { newsletter } from "./newsletter-definition";

const wrongTags = "Please send at most ten tags, each of 1 to 50 characters";
const tag = line({ required: wrongTags, maxLength: 50 });

/** A subscription as pages and /api send it: `tags` may be one, several or absent; ours alone are kept. */
export const newsletterSchema = z.object({
  email: email(newsletter.fields.email),
  tags: z
    .union([tag.transform((one) => [one]), z.array(tag).max(10)], { error: wrongTags })
    .optional()
    .transform((tags) => (tags?.includes(waitlistTag) ? [waitlistTag] : [])),
});

/** The newsletter form. A machine's entry is thanked and dropped: nobody's words are lost by it. */
export const newsletterHandler: FormHandler<z.infer<typeof newsletterSchema>, undefined> = {
  form: newsletter,
  schema: newsletterSchema,
  async save(subscriber, sender) {
    if (sender.suspected) return undefined;
    const userId = (await getUser(sender))?.id;
    const key = letterKey("subscription", subscriber.email);
    await subscribe(database(), { ...subscriber, userId, letterKey: key }, now());
    wakeLetters();
    return undefined;
  },
};

const waitlistSchema = z
  .object({ email: email(waitlist.fields.email) })
  .transform(({ email }) => ({ email, tags: [waitlistTag] }));

/** Whoever waits for the app is a subscriber with a tag. */
export const waitlistHandler: FormHandler<z.infer<typeof waitlistSchema>, undefined> = {
  ...newsletterHandler,
  form: waitlist,
  schema: waitlistSchema,
};
