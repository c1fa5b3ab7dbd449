import { ask, form, json, type Page } from "../support/ask";
import type { TestServer } from "../support/server";

/** A way to have something kept. */
export type Write = {
  name: string;
  /** Sends something that nobody sent before. @param mark ends up in what is kept. */
  send(server: TestServer, mark: string): Promise<Page>;
  /** How a response says that it is saved. */
  status: number;
  /** Counts what was kept of a mark. */
  sql: string;
};

const email = (mark: string) => `${mark}@example.org`;
const password = "peace be with you";

const subscribed =
  "SELECT count(*) FROM newsletter_subscriptions WHERE email = ? || '@example.org'";
const waiting = `${subscribed} AND id IN (SELECT subscriptionId FROM subscription_tags)`;
const written = "SELECT count(*) FROM contact_messages WHERE email = ? || '@example.org'";
const prayed =
  "SELECT count(*) FROM prayer_requests r JOIN prayer_request_senders s ON s.requestId = r.id " +
  "WHERE s.email = ? || '@example.org'";
const registered =
  "SELECT count(*) FROM users u JOIN usernames n ON n.userId = u.id WHERE u.username = ?";

/** Every endpoint that keeps something for visitors, as our pages send it and as /api takes it. */
export const writes: Write[] = [
  {
    name: "newsletter form",
    send: (server, mark) =>
      ask(server, "/?index", form({ form: "newsletter", email: email(mark) })),
    status: 303,
    sql: subscribed,
  },
  {
    name: "newsletter /api",
    send: (server, mark) => ask(server, "/api/newsletter", json({ email: email(mark) })),
    status: 200,
    sql: subscribed,
  },
  {
    name: "waitlist form",
    send: (server, mark) =>
      ask(server, "/coming-soon", form({ form: "waitlist", email: email(mark) })),
    status: 303,
    sql: waiting,
  },
  {
    name: "waitlist /api",
    send: (server, mark) =>
      ask(server, "/api/newsletter", json({ email: email(mark), tags: "App Waitlist" })),
    status: 200,
    sql: waiting,
  },
  {
    name: "contact form",
    send: (server, mark) =>
      ask(
        server,
        "/contact",
        form({
          form: "contact",
          name: "Ann Lee",
          email: email(mark),
          topic: "general",
          message: "A message.",
        }),
      ),
    status: 303,
    sql: written,
  },
  {
    name: "contact /api",
    send: (server, mark) =>
      ask(
        server,
        "/api/contact",
        json({ firstName: "Ann", lastName: "Lee", email: email(mark), message: "A message." }),
      ),
    status: 200,
    sql: written,
  },
  {
    name: "prayer request form",
    send: (server, mark) =>
      ask(
        server,
        "/contact",
        form({
          form: "prayer-request",
          fullName: "Ann Lee",
          email: email(mark),
          prayerRequest: "For peace.",
        }),
      ),
    status: 303,
    sql: prayed,
  },
  {
    name: "prayer request /api",
    send: (server, mark) =>
      ask(
        server,
        "/api/prayer-request",
        json({ fullName: "Ann Lee", email: email(mark), prayerRequest: "For peace." }),
      ),
    status: 201,
    sql: prayed,
  },
];

/** These hash a password first, so few of them fit in a second. */
export const slowWrites: Write[] = [
  {
    name: "registration form",
    send: (server, mark) =>
      ask(
        server,
        "/auth?tab=register",
        form({
          form: "register",
          username: mark,
          email: email(mark),
          password,
          confirmPassword: password,
        }),
      ),
    status: 303,
    sql: registered,
  },
  {
    name: "registration /api",
    send: (server, mark) =>
      ask(server, "/api/register", json({ username: mark, email: email(mark), password })),
    status: 201,
    sql: registered,
  },
];
