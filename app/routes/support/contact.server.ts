import type { z } from "zod";
import { getUser } from "~/accounts/current-user.server";
import type { FormHandler } from "~/forms/action.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { addMessage } from "../../../db/inbox/contact-messages.server";
import { contact } from "./contact-definition";
import { contactSchema, messageSchema } from "./contact-schema.server";

type Handler<Schema extends z.ZodType> = FormHandler<z.infer<Schema>, undefined>;

/** A message as /api takes it. What a machine seems to have sent is kept and marked. */
export const messageForm: Handler<typeof messageSchema> = {
  form: contact,
  schema: messageSchema,
  async save(message, sender) {
    const userId = (await getUser(sender))?.id;
    await addMessage(database(), { ...message, userId, isSuspected: sender.suspected }, now());
    return undefined;
  },
};

/** The same as the page takes it. */
export const contactForm: Handler<typeof contactSchema> = { ...messageForm, schema: contactSchema };
