import type { z } from "zod";
import type { FormHandler } from "~/forms/action.server";
import { newsletterForm } from "../newsletter/newsletter.server";
import { waitlist } from "./waitlist-definition";
import { waitlistSchema } from "./waitlist-schema.server";

/** Whoever waits for the app is a subscriber with a tag. */
export const waitlistForm: FormHandler<z.infer<typeof waitlistSchema>, undefined> = {
  form: waitlist,
  schema: waitlistSchema,
  save: newsletterForm.save,
};
