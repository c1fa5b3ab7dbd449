import { z } from "zod";
import { email, line, text } from "~/forms/fields.server";
import { prayerRequest } from "./prayer-request-definition";

const { fields } = prayerRequest;

/** A prayer request as page and /api send it. */
export const prayerRequestSchema = z.object({
  fullName: line("Please enter your name", fields.fullName),
  email: email("Please enter your email address"),
  prayerRequest: text("Please write your prayer request", fields.prayerRequest),
  isPrivate: z.boolean({ error: "This is either so or not" }).default(false),
});
