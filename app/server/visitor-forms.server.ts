import type { z } from "zod";
import { getUser } from "~/accounts/current-user.server";
import type { FormHandler } from "~/forms/action.server";
import { waitlist } from "~/routes/marketing/coming-soon/waitlist-definition";
import { waitlistSchema } from "~/routes/marketing/coming-soon/waitlist-schema.server";
import { newsletterForm } from "~/routes/marketing/newsletter/newsletter.server";
import { contact } from "~/routes/support/contact-definition";
import { contactSchema, messageSchema } from "~/routes/support/contact-schema.server";
import { prayerRequest } from "~/routes/support/prayer-request-definition";
import { prayerRequestSchema } from "~/routes/support/prayer-request-schema.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { addMessage } from "../../db/inbox/contact-messages.server";
import { addRequest } from "../../db/inbox/prayer-requests.server";

type Handler<Schema extends z.ZodType> = FormHandler<z.infer<Schema>, undefined>;

export const waitlistForm: Handler<typeof waitlistSchema> = {
  form: waitlist,
  schema: waitlistSchema,
  save: newsletterForm.save,
};

/** A message as /api takes it. What a machine seems to have sent is kept and marked. */
export const messageForm: Handler<typeof messageSchema> = {
  form: contact,
  schema: messageSchema,
  async save(message, { suspected: isSuspected, request }) {
    const userId = (await getUser(request))?.id;
    await addMessage(database(), { ...message, userId, isSuspected }, now());
    return undefined;
  },
};

/** The same as the page takes it. */
export const contactForm: Handler<typeof contactSchema> = {
  ...messageForm,
  schema: contactSchema,
};

export const prayerRequestForm: Handler<typeof prayerRequestSchema> = {
  form: prayerRequest,
  schema: prayerRequestSchema,
  async save({ prayerRequest: content, ...sent }, { suspected: isSuspected, request }) {
    const userId = (await getUser(request))?.id;
    await addRequest(database(), { ...sent, content, userId, isSuspected }, now());
    return undefined;
  },
};
