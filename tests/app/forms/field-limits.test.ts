import { describe, expect, it } from "vitest";
import { topics } from "#content/pages/contact";
import { postgresMigrations, sqliteMigrations } from "#db/migrations/migrations";
import { emailField } from "~/forms/form";
import { contact } from "~/routes/support/contact-definition";
import { definitions } from "./forms";

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

/** Where the words of a field are stored: a column's limit is the field's. */
const columns: Record<string, string> = {
  "register.username": "users.username",
  "prayer.title": "prayers.title",
  "prayer.text": "prayers.text",
  "prayer.reference": "prayers.reference",
  "prayer.person": "prayers.person",
  "prayer-edit.title": "prayers.title",
  "prayer-edit.text": "prayers.text",
  "prayer-edit.reference": "prayers.reference",
  "prayer-edit.person": "prayers.person",
  "prayer-answer.answer": "prayers.answer",
  "prayer-request.prayerRequest": "prayer_requests.content",
  "prayer-request.fullName": "prayer_request_senders.fullName",
  "contact.name": "contact_messages.firstName",
  "contact.phone": "contact_messages.phone",
  "request-update.words": "request_notes.text",
  "request-answer.words": "request_notes.text",
  "request-note.words": "request_notes.text",
  "hand-over.why": "request_notes.text",
  "return-to-team.word": "request_notes.text",
  "message-note.note": "message_notes.note",
  "group-begin.purpose": "prayer_groups.purpose",
  "group-edit.purpose": "prayer_groups.purpose",
  "group-begin.title": "prayer_groups.name",
  "group-begin.ownName": "group_members.name",
  "group-request.words": "group_requests.words",
  "group-request.person": "group_requests.person",
  "group-request-edit.words": "group_requests.words",
  "group-request-edit.person": "group_requests.person",
  "group-update.words": "group_notes.words",
  "group-thanks.words": "group_notes.words",
  "group-report.reason": "group_reports.reason",
};

/** Either of two; a text whose first line says its topic; a note that is shorter than others. */
const others = [
  ...["login.username", "contact.message", "group-line.words"],
  ...["prayer-names.person", "prayer-note.note"],
];

const fields = definitions.flatMap(({ name: form, fields }) =>
  Object.values(fields).map((field) => ({ at: `${form}.${field.name}`, ...field })),
);

it("every field with room for more than 64 characters is stored somewhere, or is an address", () => {
  const unknown = fields.filter(
    ({ at, type = "text", maxLength }) =>
      (type === "text" || type === "tel") && maxLength > 64 && !columns[at] && !others.includes(at),
  );
  expect(unknown.map(({ at }) => at)).toEqual([]);
});

describe.each([
  ["SQLite", limitsOf(sqliteMigrations)],
  ["PostgreSQL", limitsOf(postgresMigrations)],
])("%s takes just what the fields of the forms take", (_, limits) => {
  it.each(Object.entries(columns))("%s in %s", (at, column) => {
    expect(limits.get(column)).toBe(fields.find((field) => field.at === at)?.maxLength);
  });

  it("an address, and a message behind its topic", () => {
    const email = limits.get("users.email") ?? limits.get("address.VALUE");
    expect(email).toBe(emailField.maxLength);
    const longestTopic = Math.max(...topics.map(({ label }) => label.length));
    const stored = limits.get("contact_messages.message");
    expect(stored).toBeGreaterThan(contact.fields.message.maxLength + longestTopic);
  });
});
