import { expect, it } from "vitest";
import { migrations as postgresMigrations } from "#db/migrations/postgres-migrations";
import { migrations } from "#db/migrations/sqlite-migrations";
import { registration } from "~/accounts/account-definition";
import { emailField } from "~/forms/form";
import { prayer, prayerAnswer } from "~/prayers/prayer-definition";
import { requestUpdate } from "~/routes/requests/receipt-definition";
import { contact, topics } from "~/routes/support/contact-definition";
import { prayerRequest } from "~/routes/support/prayer-request-definition";
import { messageNote, requestNote } from "~/routes/team/desk-definitions";

/** How long a text each table takes, by `table.column`; a later migration counts. */
function limitsOf(steps: readonly string[]): Map<string, number> {
  const limits = new Map<string, number>();
  let table = "";
  for (const line of steps.join("\n").split("\n")) {
    table = /^(?:CREATE|ALTER) (?:TABLE|DOMAIN) "?(\w+)/.exec(line)?.[1] ?? table;
    const [, column, most] = /length\("?(\w+)"?\) BETWEEN \d+ AND (\d+)/.exec(line) ?? [];
    if (column) limits.set(`${table}.${column}`, Number(most));
  }
  return limits;
}

const fields: Record<string, { maxLength: number }> = {
  "users.username": registration.fields.username,
  "prayers.title": prayer.fields.title,
  "prayers.text": prayer.fields.text,
  "prayers.reference": prayer.fields.reference,
  "prayers.person": prayer.fields.person,
  "prayers.answer": prayerAnswer.fields.answer,
  "prayer_requests.content": prayerRequest.fields.prayerRequest,
  "prayer_request_senders.fullName": prayerRequest.fields.fullName,
  "contact_messages.firstName": contact.fields.name,
  "contact_messages.phone": contact.fields.phone,
  "request_notes.text": requestNote.fields.words,
  "message_notes.note": messageNote.fields.note,
};

it.each([
  ["SQLite", limitsOf(migrations)],
  ["PostgreSQL", limitsOf(postgresMigrations)],
])("%s takes just what the fields of the forms take", (_, limits) => {
  const found = Object.keys(fields).map((name) => [name, limits.get(name)]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(fields).map(([name, { maxLength }]) => [name, maxLength])),
  );
  expect(requestUpdate.fields.words.maxLength).toBe(limits.get("request_notes.text"));
  const email = limits.get("users.email") ?? limits.get("address.VALUE");
  expect(email).toBe(emailField.maxLength);
  // The topic stands in the message's first line.
  const longestTopic = Math.max(...topics.map(({ label }) => label.length));
  expect(limits.get("contact_messages.message")).toBeGreaterThan(
    contact.fields.message.maxLength + longestTopic,
  );
});
