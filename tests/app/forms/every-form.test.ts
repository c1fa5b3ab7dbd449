import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { definitions, fieldsOf, handlers, schemas } from "./forms";

/** What a program may send in place of a field's words, and what a page may. */
const oddities = [null, undefined, "", " ", 7, true, [], ["a", 7], {}, "a".repeat(9_000)];

const library = "The library's own words";

beforeAll(() => z.config({ localeError: () => library }));
afterAll(() => z.config(z.locales.en()));

it("there are forms, handlers and rules", () => {
  expect(definitions.length).toBeGreaterThan(25);
  expect(handlers.length).toBeGreaterThan(25);
  expect(schemas.flatMap(({ schema }) => fieldsOf(schema))).toContain("prayerRequest");
});

it("somebody saves what is sent with each form", () => {
  const saved = handlers.map(({ handler }) => handler.form.name);
  const others = definitions.map(({ name }) => name).filter((name) => !saved.includes(name));
  // Made for one receipt: receipt.server.ts.
  expect(others.sort()).toEqual(["request-answer", "request-update"]);
});

it("what is written at length is kept on its device, unless others may read it there", () => {
  const long = definitions.filter(({ fields }) =>
    Object.values(fields).some(({ maxLength, type }) => maxLength >= 1000 && type !== "hidden"),
  );
  const names = (drafts: false | undefined) => [
    ...new Set(long.filter((form) => form.drafts === drafts).map(({ name }) => name)),
  ];
  expect(names(false).sort()).toEqual(["prayer-request", "request-answer", "request-update"]);
  expect(names(undefined).sort()).toEqual([
    "contact",
    "group-request",
    "group-request-edit",
    "group-thanks",
    "group-update",
    "hand-over",
    "message-note",
    "prayer",
    "prayer-answer",
    "prayer-edit",
    "prayer-names",
    "prayer-note",
    "request-note",
    "return-to-team",
  ]);
});

/** The purposes of WCAG 2.2 (1.3.5) by what a field is about; prayers and answers are of no purpose there. */
const purposes: [name: RegExp, purpose: string][] = [
  [/^(?:name|fullName)$/, "name"],
  [/^email$/, "email"],
  [/^phone$/, "tel"],
  [/^username$/, "username"],
  [/^currentPassword$/, "current-password"],
  [/^confirmPassword$/, "new-password"],
  [/^code$/, "one-time-code"],
];

/** Whose fields are about somebody else. */
const invitations = ["team-invitation", "group-invite-letter"];

it("fields about who fills them in say what they are for", () => {
  const own = definitions.filter(({ name }) => !invitations.includes(name));
  const asked = own.flatMap(({ name: form, fields }) =>
    Object.values(fields)
      .filter(({ type }) => type !== "hidden")
      .map((field) => ({ form, ...field })),
  );
  const wrong = asked.filter(({ name, type, autoComplete }) => {
    const purpose = purposes.find(([names]) => names.test(name))?.[1];
    if (purpose) return autoComplete !== purpose;
    if (type === "password") return !/^(?:current|new)-password$/.test(autoComplete ?? "");
    return autoComplete !== undefined || type === "email" || type === "tel";
  });
  expect(wrong).toEqual([]);
  const found = asked.flatMap(({ autoComplete = [] }) => autoComplete);
  expect(purposes.filter(([, purpose]) => !found.includes(purpose))).toEqual([]);
});

/** What only /api takes, what only a page does, and where the handler itself looks for the rest. */
const known: Record<string, string[]> = {
  "accounts/registration.server.ts accountHandler": ["confirmPassword"],
  "routes/marketing/newsletter/newsletter.server.ts newsletterHandler": ["tags"],
  "routes/support/contact.server.ts messageHandler": ["firstName", "lastName", "name", "topic"],
};

describe.each(handlers)("$at", ({ at, handler: { form, schema, hidden = [] } }) => {
  const fields = Object.values(form.fields);

  it("has rules for the form's fields and for no other", () => {
    const [ours, theirs] = [fields.map(({ name }) => name), fieldsOf(schema)];
    const alone = [
      ...ours.filter((name) => !theirs.includes(name)),
      ...theirs.filter((name) => !ours.includes(name)),
    ];
    expect(alone.filter((name) => name !== "account").sort()).toEqual(known[at] ?? []);
  });

  it("sends no password back", () => {
    if (known[at]) return;
    const passwords = fields.filter(({ type }) => type === "password").map(({ name }) => name);
    expect(hidden).toEqual(expect.arrayContaining(passwords));
  });
});

it.each(schemas.filter(({ schema }) => fieldsOf(schema).length > 0))(
  "$at says what is wrong in our own words",
  ({ schema }) => {
    const bad = fieldsOf(schema).flatMap((field) =>
      oddities.flatMap((value) => {
        const issues = schema.safeParse({ [field]: value }).error?.issues ?? [];
        const foreign = issues.filter(({ message }) => message === library || message === "");
        return foreign.map(
          ({ path }) => `${field} = ${JSON.stringify(value)?.slice(0, 20)}: ${path.join(".")}`,
        );
      }),
    );
    expect(bad).toEqual([]);
  },
);
