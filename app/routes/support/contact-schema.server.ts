import { z } from "zod";
import { email, line, text } from "~/forms/fields.server";
import { invalidEmail } from "~/routes/marketing/newsletter/newsletter-definition";
import { topics } from "./contact-definition";

const noName = "Please enter your name";
const noEmail = "Please enter your email address";
const noMessage = "Please write a message";

const phone = z.union([z.literal("").transform(() => undefined), line("", { max: 40 })]).optional();

/** A message as /api takes it. */
export const messageSchema = z.object({
  firstName: line(noName, { max: 100 }),
  lastName: z.union([z.literal(""), line("", { max: 100 })]).default(""),
  email: email(noEmail, invalidEmail),
  phone,
  message: text(noMessage, { max: 5100 }),
});

/** A message as the page takes it: the name in one field, the topic in a field of its own. */
export const contactSchema = z
  .object({
    name: line(noName, { max: 100 }),
    email: email(noEmail, invalidEmail),
    phone,
    topic: z.enum(
      topics.map(({ value }) => value),
      { error: "Please choose a topic" },
    ),
    message: text(noMessage, { max: 5000 }),
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
