import { z } from "zod";
import { topics } from "#content/pages/contact";
import { addMessage } from "#db/messages/messages.server";
import { addRequest } from "#db/requests/arrivals.server";
import { getUser } from "~/accounts/current-user.server";
import { dangerIn, kindsIn } from "~/care/recogniser.server";
import type { FormHandler, Sender } from "~/forms/action.server";
import { email, line, optional, text } from "~/forms/fields.server";
import { readSession } from "~/http/session-cookie.server";
import { letterKey, sealedReceipt, wakeLetters } from "~/letters/orders.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { hashToken, makeToken, sentRequestToken } from "~/runtime/secret.server";
import { contact, prayerRequest } from "./contact-definition";

const { fields: contactFields } = contact;

const phone = optional(line(contactFields.phone));

/** Room for the topic's label, which the page puts in front. */
const apiMessage = { ...contactFields.message, maxLength: contactFields.message.maxLength + 100 };

const messageSchema = z.object({
  firstName: line(contactFields.name),
  lastName: optional(line(contactFields.name)).transform((name) => name ?? ""),
  email: email(contactFields.email),
  phone,
  message: text(apiMessage),
});

const contactSchema = z
  .object({
    name: line(contactFields.name),
    email: email(contactFields.email),
    phone,
    topic: z.enum(
      topics.map(({ value }) => value),
      { error: contactFields.topic.required },
    ),
    message: text(contactFields.message),
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

/** What a machine seems to have sent is saved and marked. */
export const messageHandler: Handler<typeof messageSchema> = {
  form: contact,
  schema: messageSchema,
  async save(message, sender) {
    await saveMessage(message, sender);
    return undefined;
  },
};

/** The next page says what somebody in danger needs. */
export const contactHandler: FormHandler<z.infer<typeof contactSchema>> = {
  ...messageHandler,
  schema: contactSchema,
  async save(message, sender) {
    return { danger: kindsIn(await saveMessage(message, sender)) };
  },
};

async function saveMessage(message: z.infer<typeof messageSchema>, sender: Sender) {
  const userId = (await getUser(sender))?.id;
  const isSuspected = sender.suspected || isAdvertising(message.message);
  const danger = dangerIn(message.message);
  await addMessage(database(), { ...message, userId, isSuspected, ...danger }, now());
  return danger;
}

const requestSchema = z.object({
  fullName: line(prayerRequest.fields.fullName),
  email: email(prayerRequest.fields.email),
  prayerRequest: text(prayerRequest.fields.prayerRequest),
  isPrivate: z.boolean({ error: "Choose yes or no" }).default(false),
});

type Sent = z.infer<typeof requestSchema>;

const links = /(?:https?:\/\/|www\.)\S+/gi;

export function isAdvertising(text: string): boolean {
  const found = text.match(links)?.length ?? 0;
  const others = text.replace(links, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return /\[url[=\]]|<a\s/i.test(text) || found > 2 || (found > 0 && others < 4);
}

export const prayerRequestHandler: FormHandler<Sent, undefined> = {
  form: prayerRequest,
  schema: requestSchema,
  async save(sent, sender) {
    await saveRequest(sent, sender);
    return undefined;
  },
};

/** A new request gets a receipt page; sent twice within a minute it keeps the first one. */
export const prayerRequestWithReceipt: FormHandler<Sent> = {
  ...prayerRequestHandler,
  async save(sent, sender) {
    const { isNew, danger, token } = await saveRequest(sent, sender, true);
    const { flash } = isNew ? {} : await readSession(sender.request);
    return { receipt: isNew ? token : flash?.receipt, danger: kindsIn(danger) };
  },
};

async function saveRequest(
  { prayerRequest: content, ...sent }: Sent,
  sender: Sender,
  hasPage = false,
) {
  const userId = (await getUser(sender))?.id;
  const at = now();
  const made = userId === undefined ? makeToken() : sentRequestToken(userId, at, content);
  const token = hasPage ? made : undefined;
  const request = {
    ...sent,
    content,
    userId,
    isSuspected: sender.suspected || isAdvertising(content),
  };
  const danger = dangerIn(`${sent.fullName}\n${content}`);
  const key = letterKey("request", sent.email);
  const isNew = await addRequest(database(), request, at, {
    ...danger,
    retentionDays: settings().REQUEST_RETENTION_DAYS || undefined,
    receiptHash: token && hashToken(token),
    receiptLetter: token && key ? { sealed: sealedReceipt.seal(token), key } : undefined,
  });
  wakeLetters();
  return { isNew, danger, token };
}
