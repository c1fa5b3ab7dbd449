import { z } from "zod";
import { email, line, text } from "~/forms/fields.server";
import { invalidEmail } from "~/routes/marketing/newsletter/newsletter-definition";

/** A prayer request as page and /api send it. */
export const prayerRequestSchema = z.object({
  fullName: line("Please enter your name", { max: 100 }),
  email: email("Please enter your email address", invalidEmail),
  prayerRequest: text("Please write your prayer request", { max: 5000 }),
  isPrivate: z.boolean({ error: "This is either so or not" }).default(false),
});
