import { z } from "zod";
import { email } from "~/forms/fields.server";
import { invalidEmail } from "~/routes/marketing/newsletter/newsletter-definition";
import { waitlist, waitlistTag } from "./waitlist-definition";

/** A place on the waitlist: a subscription with its tag. */
export const waitlistSchema = z
  .object({ email: email(waitlist.missing.description, invalidEmail) })
  .transform(({ email }) => ({ email, tags: [waitlistTag] }));
