import { z } from "zod";
import { email } from "~/forms/fields.server";
import { waitlist, waitlistTag } from "./waitlist-definition";

/** A place on the waitlist: a subscription with its tag. */
export const waitlistSchema = z
  .object({ email: email(waitlist.missing.description) })
  .transform(({ email }) => ({ email, tags: [waitlistTag] }));
