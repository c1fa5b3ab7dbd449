import type { Locator } from "@playwright/test";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { contactMessages, prayerRequests } from "#db/schema/requests";
import { isSealed, openRow } from "#db/seal/seal.server";
import { keys, rows } from "../support/database";
import { expect } from "../test";
import type { Visit } from "./visit";

const text = "Grüße, 🙂\nzweite Zeile.";

/** A visitor's form: where it is, what is written into it, and what is kept of that. */
export type Form = {
  path: string;
  place: string;
  button: string;
  /** The label of its address. */
  email: string;
  texts?: Record<string, string>;
  choice?: string;
  tick?: string;
  /** What the specification has a toast for; all else is said in the page alone. */
  toasts: readonly ("missing" | "failure" | "success")[];
  /** Of a row whose words are sealed, `id` is selected, too. */
  saved: { sql: string; rows: unknown[]; sealed?: SQLiteColumn };
};

export const forms = {
  newsletter: {
    path: "/features",
    place: "#newsletter",
    button: "Subscribe",
    email: "Email address",
    toasts: ["missing"],
    saved: {
      sql: "SELECT isActive FROM newsletter_subscriptions WHERE email = ?",
      rows: [{ isActive: 1 }],
    },
  },
  waitlist: {
    path: "/coming-soon",
    place: "#waitlist",
    button: "Join the Waitlist",
    email: "Email address",
    toasts: ["missing", "success"],
    saved: {
      sql: `SELECT tag FROM subscription_tags
        JOIN newsletter_subscriptions ON id = subscriptionId WHERE email = ?`,
      rows: [{ tag: "App Waitlist" }],
    },
  },
  prayerRequest: {
    path: "/contact",
    place: "#prayer-request",
    button: "Submit Prayer Request",
    email: "Email Address",
    texts: { "Your Name": "Ann", "Your Prayer Request": text },
    tick: "Keep my request private",
    toasts: ["missing", "failure", "success"],
    saved: {
      sealed: prayerRequests.content,
      sql: `SELECT id, fullName, content, isPrivate, userId FROM prayer_requests
        JOIN prayer_request_senders ON requestId = id WHERE email = ?`,
      rows: [{ fullName: "Ann", content: text, isPrivate: 1, userId: null }],
    },
  },
  contact: {
    path: "/contact",
    place: "#contact",
    button: "Send Message",
    email: "Email Address",
    texts: { "Your Name": "Ann Lee Marie", Message: text },
    choice: "Billing Question",
    toasts: [],
    saved: {
      sealed: contactMessages.message,
      sql: "SELECT id, firstName, lastName, phone, message FROM contact_messages WHERE email = ?",
      rows: [
        {
          firstName: "Ann",
          lastName: "Lee Marie",
          phone: null,
          message: `Billing Question\n\n${text}`,
        },
      ],
    },
  },
} as const satisfies Record<string, Form>;

export const placeOf = ({ page }: Visit, { place }: Form): Locator => page.locator(place);

/** Fills a form in, whole. */
export async function write(visit: Visit, form: Form, address: string): Promise<void> {
  const place = placeOf(visit, form);
  for (const [label, words] of written(form, address)) await place.getByLabel(label).fill(words);
  if (form.choice) await place.getByLabel("Topic").selectOption(form.choice);
  if (form.tick) await place.getByLabel(form.tick).check();
}

/** Nothing that was written is lost. */
export async function expectWritten(visit: Visit, form: Form, address: string): Promise<void> {
  const place = placeOf(visit, form);
  for (const [label, words] of written(form, address))
    await expect(place.getByLabel(label)).toHaveValue(words);
  if (form.choice)
    await expect(place.getByLabel("Topic").locator("option:checked")).toHaveText(form.choice);
  if (form.tick) await expect(place.getByLabel(form.tick)).toBeChecked();
}

/** What was written is kept by now, and the fields are empty. */
export async function expectSaved(visit: Visit, form: Form): Promise<void> {
  const place = placeOf(visit, form);
  const saved = rows(form.saved.sql, visit.address) as Record<string, unknown>[];
  expect(saved.map((row) => opened(form, row))).toEqual(form.saved.rows);
  for (const [label] of written(form, "")) await expect(place.getByLabel(label)).toHaveValue("");
  if (form.choice) await expect(place.getByLabel("Topic")).toHaveValue("");
}

function opened({ saved: { sealed } }: Form, row: Record<string, unknown>) {
  if (!sealed) return row;
  const { id, ...words } = row;
  expect(isSealed(String(words[sealed.name]))).toBe(true);
  return openRow(keys.of("shared"), { [sealed.name]: sealed }, [Number(id)], words);
}

const written = ({ texts, email }: Form, address: string) =>
  Object.entries({ ...texts, [email]: address });
