import { getPlan } from "../../content/plans/plans";
import { getTheme } from "../../content/themes/themes";
import type { Db } from "../../db/client.server";
import {
  draftRows,
  keptItemRows,
  messageRows,
  planDayRows,
  planStartRows,
  prayerRequestRows,
  prayerRows,
  preferenceRows,
  sessionRows,
  signInPlaceRows,
} from "../../db/personal-rows.server";
import { getSubscriber } from "../../db/subscribers.server";
import type { User } from "../../db/users.server";
import { database } from "./database.server";

export type PersonalFact = string | number | boolean | Date | null | readonly string[];

/** What is kept of one thing, by the names that the person reads. */
export type PersonalRow = Readonly<Record<string, PersonalFact>>;

/** A kind of thing that we hold of a person. */
export type PersonalKind = {
  /** Its name in the file that people download. */
  name: string;
  title: string;
  /** What it is, and why it is there. */
  about: string;
  /** Where it is kept; a test asks that no table of a person is forgotten here. */
  tables: readonly string[];
  /** What is held of a person, the oldest first. */
  rows(db: Db, user: User): Promise<readonly PersonalRow[]>;
};

/** Everything that can be linked to an account; whoever adds a table adds its line here. */
export const personalKinds: readonly PersonalKind[] = [
  {
    name: "account",
    title: "Account",
    about: "Your username, your email address, and a hash of your password that nobody can read.",
    tables: ["users", "usernames", "password_resets"],
    rows: async (_, { username, email, createdAt }) => [{ username, email, createdAt }],
  },
  {
    name: "prayers",
    title: "My Prayers",
    about: "What you wrote or kept there, with its answers. Only you can read it here.",
    tables: ["prayers"],
    rows: (db, { id }) => prayerRows(db, id),
  },
  {
    name: "drafts",
    title: "Drafts",
    about: "Words for My Prayers that were sent after you were signed out, and wait to be saved.",
    tables: ["drafts"],
    rows: async (db, { id }) =>
      (await draftRows(db, id)).map(({ form, words, createdAt }) => ({
        form,
        words: Object.values(words).filter((word) => word !== ""),
        createdAt,
      })),
  },
  {
    name: "startedPlans",
    title: "Plans you started",
    about: "So that you can come back to them.",
    tables: ["plan_starts"],
    rows: async (db, { id }) =>
      (await planStartRows(db, id)).map((row) => ({ title: titleOf("plan", row.plan), ...row })),
  },
  {
    name: "daysPrayed",
    title: "Days you prayed",
    about: "The days of plans that you marked as done.",
    tables: ["plan_days"],
    rows: async (db, { id }) =>
      (await planDayRows(db, id)).map((row) => ({ title: titleOf("plan", row.plan), ...row })),
  },
  {
    name: "saved",
    title: "Saved plans and favorite themes",
    about: "What you chose to keep.",
    tables: ["kept_items"],
    rows: async (db, { id }) =>
      (await keptItemRows(db, id)).map((row) => ({ title: titleOf(row.kind, row.item), ...row })),
  },
  {
    name: "prayerRequests",
    title: "Prayer requests",
    about: "What you asked our prayer team to pray for while you were signed in.",
    tables: ["prayer_requests", "prayer_request_senders", "done_requests"],
    rows: (db, { id }) => prayerRequestRows(db, id),
  },
  {
    name: "messages",
    title: "Messages to us",
    about: "What you wrote to us through the contact form while you were signed in.",
    tables: ["contact_messages", "done_messages"],
    rows: (db, { id }) => messageRows(db, id),
  },
  {
    name: "newsletter",
    title: "Newsletter",
    about: "The entry of your account's address on our list, and what it waits for.",
    tables: ["newsletter_subscriptions", "subscription_tags"],
    rows: async (db, { email }) => {
      const subscriber = await getSubscriber(db, email);
      if (!subscriber) return [];
      const { subscribedAt, isActive, tags } = subscriber;
      return [{ email, subscribedAt, isActive, tags }];
    },
  },
  {
    name: "readingComfort",
    title: "Reading comfort",
    about: "How you want our pages to look.",
    tables: ["reading_preferences"],
    rows: (db, { id }) => preferenceRows(db, id),
  },
  {
    name: "sessions",
    title: "Sessions",
    about: "Where you are signed in: only when, and a hash of the token in your cookie.",
    tables: ["sessions"],
    rows: (db, { id }) => sessionRows(db, id),
  },
  {
    name: "familiarPlaces",
    title: "Familiar places",
    about: "Keyed hashes of network addresses that you signed in from, and when you last did.",
    tables: ["sign_in_addresses"],
    rows: (db, { id }) => signInPlaceRows(db, id),
  },
];

export type PersonalData = Omit<PersonalKind, "tables" | "rows"> & { rows: readonly PersonalRow[] };

/** All that we hold of a person, kind by kind. */
export function personalData(user: User): Promise<PersonalData[]> {
  return Promise.all(
    personalKinds.map(async ({ name, title, about, rows }) => ({
      name,
      title,
      about,
      rows: await rows(database(), user),
    })),
  );
}

/** The same as a summary: how many of each kind, the oldest and the newest by their first date. */
export async function personalSummary(user: User) {
  return (await personalData(user)).map(({ rows, ...kind }) => {
    const dates = rows
      .map((row) => Object.values(row).find((value) => value instanceof Date))
      .filter((date) => date !== undefined)
      .sort((one, other) => one.getTime() - other.getTime());
    return { ...kind, count: rows.length, oldest: dates[0], newest: dates.at(-1) };
  });
}

/** The title of a plan or theme; none for one that we no longer have. */
function titleOf(kind: "plan" | "theme", id: string): string | null {
  return (kind === "plan" ? getPlan(id) : getTheme(id))?.title ?? null;
}
