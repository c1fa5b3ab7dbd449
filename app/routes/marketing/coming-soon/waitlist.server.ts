import { z } from "zod";
import { waitlistTag } from "#db/subscriptions/subscribers.server";
import type { FormHandler } from "~/forms/action.server";
import { email } from "~/forms/fields.server";
import { newsletterHandler } from "../newsletter/newsletter.server";
import { waitlist } from "./waitlist-definition";

const schema = z
  .object({ email: email(waitlist.fields.email) })
  .transform(({ email }) => ({ email, tags: [waitlistTag] }));

/** Whoever waits for the app is a subscriber with a tag. */
export const waitlistHandler: FormHandler<z.infer<typeof schema>, undefined> = {
  form: waitlist,
  schema,
  save: newsletterHandler.save,
};
