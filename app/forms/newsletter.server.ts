import { z } from "zod";
import { email, line } from "./fields.server";
import { invalidEmail, newsletter } from "./newsletter";

const tag = line("A tag may not be empty", { max: 50 });

/** A subscription as pages and /api send it: `tags` may be one, several or absent. */
export const newsletterSchema = z.object({
  email: email(newsletter.missing.description, invalidEmail),
  tags: z
    .union([tag.transform((one) => [one]), z.array(tag).max(10)])
    .optional()
    .transform((tags) => [...new Set(tags ?? [])]),
});
