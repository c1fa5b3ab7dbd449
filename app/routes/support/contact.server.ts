import { z } from "zod";
import { hasDangerWords } from "#content/danger-words";
import { addMessage } from "#db/messages/messages.server";
import { getUser } from "~/accounts/current-user.server";
import type { FormHandler } from "~/forms/action.server";
import { email, line, optional, text } from "~/forms/fields.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { contact, topics } from "./contact-definition";
import { isAdvertising } from "./prayer-request.server";

const { fields } = contact;

const phone = optional(line(fields.phone));

/** A topic's label stands in front of what the page takes. */
const apiMessage = { ...fields.message, maxLength: fields.message.maxLength + 100 };

/** A message as /api takes it. */
export const messageSchema = z.object({
  firstName: line(fields.name),
  lastName: optional(line(fields.name)).transform((name) => name ?? ""),
  email: email(fields.email),
  phone,
  message: text(apiMessage),
});

/** A message as the page takes it: the name in one field, the topic in a field of its own. */
export const contactSchema = z
  .object({
    name: line(fields.name),
    email: email(fields.email),
    phone,
    topic: z.enum(
      topics.map(({ value }) => value),
      { error: fields.topic.required },
    ),
    message: text(fields.message),
  })
  .transform(({ name, topic, message, ...rest }) => {
    const [firstName = "", ...others] = name.split(" ");
    const label = topics.find(({ value }) => value === topic)?.label;
    return {
      ...rest,
      firstName,
      lastName: others.join(" ").trim(),
      message: `${label}\n\n${message}`,
    };
  });

type Handler<Schema extends z.ZodType> = FormHandler<z.infer<Schema>, undefined>;

/** A message as /api takes it. What a machine seems to have sent is saved and marked. */
export const messageHandler: Handler<typeof messageSchema> = {
  form: contact,
  schema: messageSchema,
  async save(message, sender) {
    const userId = (await getUser(sender))?.id;
    const isSuspected = sender.suspected || isAdvertising(message.message);
    const isUrgent = hasDangerWords(message.message);
    await addMessage(database(), { ...message, userId, isSuspected, isUrgent }, now());
    return undefined;
  },
};

/** The same as the page takes it. */
export const contactHandler: Handler<typeof contactSchema> = {
  ...messageHandler,
  schema: contactSchema,
};
