import { z } from "zod";
import { email, line } from "~/forms/fields.server";
import { newsletter } from "./newsletter-definition";

const wrongTags = "Please send at most ten tags, each of 1 to 50 characters";
const tag = line(wrongTags, { maxLength: 50 });

/** A subscription as pages and /api send it: `tags` may be one, several or absent. */
export const newsletterSchema = z.object({
  email: email(newsletter.missing.description),
  tags: z
    .union([tag.transform((one) => [one]), z.array(tag).max(10)], { error: wrongTags })
    .optional()
    .transform((tags) => [...new Set(tags ?? [])]),
});
