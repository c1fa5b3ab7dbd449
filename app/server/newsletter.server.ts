import type { z } from "zod";
import { subscribe } from "../../db/subscribers.server";
import { newsletter } from "../forms/newsletter";
import { newsletterSchema } from "../forms/newsletter.server";
import { now } from "./clock.server";
import { database } from "./database.server";
import type { FormHandler } from "./form.server";

/** The newsletter form. A machine's entry is thanked and dropped: nobody's words are lost by it. */
export const newsletterForm: FormHandler<z.infer<typeof newsletterSchema>, undefined> = {
  form: newsletter,
  schema: newsletterSchema,
  async keep(subscriber, { suspected }) {
    if (!suspected) await subscribe(database(), subscriber, now());
    return undefined;
  },
};
