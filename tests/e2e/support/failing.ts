import { execute } from "./database";

/** Whoever bears this in a name or an address meets a server that cannot keep what they do. */
const mark = "failing";

/** What the server says of a fault of its own. */
export const fault = "500: Something went wrong on our side.";

export const failingAddress = (address: string) => `${mark}-${address}`;

/** People for whom one intent alone fails: to register, to begin a visit, to end one. */
export const failingPerson = {
  register: `${mark}-new`,
  signIn: `${mark}-in`,
  logOut: `${mark}-out`,
};

/** Breaks the database for them alone, so that everybody else's tests go on beside. */
export function breakServer(): void {
  const named = (session: string) => `(SELECT username FROM users WHERE id = ${session}.userId)`;
  execute(
    [
      trigger("newsletter_subscriptions", "INSERT", `NEW.email LIKE '${mark}-%'`),
      trigger("contact_messages", "INSERT", `NEW.email LIKE '${mark}-%'`),
      trigger("prayer_request_senders", "INSERT", `NEW.email LIKE '${mark}-%'`),
      trigger("users", "INSERT", `NEW.username LIKE '${failingPerson.register}%'`),
      trigger("sign_in_addresses", "INSERT", `${named("NEW")} LIKE '${failingPerson.signIn}%'`),
      trigger("sessions", "DELETE", `${named("OLD")} LIKE '${failingPerson.logOut}%'`),
    ].join("\n"),
  );
}

const trigger = (table: string, intent: "INSERT" | "DELETE", when: string) =>
  `CREATE TRIGGER IF NOT EXISTS ${mark}_${table} BEFORE ${intent} ON ${table} WHEN ${when}
   BEGIN SELECT RAISE(ABORT, 'broken for a test'); END;`;
