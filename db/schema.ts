import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Moments are integers: milliseconds since 1970, UTC. The SQL of `migrations/` holds the checks. */
const moment = (name: string) => integer(name, { mode: "timestamp_ms" });
const flag = (name: string) => integer(name, { mode: "boolean" });

export const users = sqliteTable("users", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  username: text("username").notNull().unique(),
  password: text("password").notNull(),
  email: text("email").notNull().unique(),
  createdAt: moment("createdAt").notNull(),
});

/** The name as it must be unique: folded, so that "Ann" and "ANN" are one. */
export const usernames = sqliteTable("usernames", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  folded: text("folded").notNull().unique(),
});

export const sessions = sqliteTable("sessions", {
  tokenHash: text("tokenHash").primaryKey(),
  userId: integer("userId")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  startedAt: moment("startedAt").notNull(),
  expiresAt: moment("expiresAt").notNull(),
  /** To the hour. */
  lastSeenAt: moment("lastSeenAt"),
});

/** How a person wants every page to look. */
export const readingPreferences = sqliteTable("reading_preferences", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  colorScheme: text("colorScheme", { enum: ["device", "light", "dark"] }).notNull(),
  textSize: text("textSize", { enum: ["regular", "large", "larger", "largest"] }).notNull(),
  calm: flag("calm").notNull(),
  savedAt: moment("savedAt").notNull(),
});

/** Failed sign-ins by the hash of an account's name or of an address. */
export const signInFailures = sqliteTable("sign_in_failures", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull(),
  lastAt: moment("lastAt").notNull(),
});

/** Addresses (hashed) that an account has been signed in to from. */
export const signInAddresses = sqliteTable(
  "sign_in_addresses",
  {
    userId: integer("userId")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    addressHash: text("addressHash").notNull(),
    lastAt: moment("lastAt").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.addressHash] })],
);

/** Links to a new password, by the hash of their token; one an account. */
export const passwordResets = sqliteTable("password_resets", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  tokenHash: text("tokenHash").notNull().unique(),
  expiresAt: moment("expiresAt").notNull(),
});

export const newsletterSubscriptions = sqliteTable("newsletter_subscriptions", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  email: text("email").notNull().unique(),
  subscribedAt: moment("subscribedAt").notNull(),
  isActive: flag("isActive").notNull().default(true),
});

/** Addresses of accounts that the operator made sure of; one counts while it is the account's own. */
export const confirmedAddresses = sqliteTable("confirmed_addresses", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text("email").notNull(),
  confirmedAt: moment("confirmedAt").notNull(),
});

/** What an account asked of the newsletter for its own address, while signed in. */
export const accountSubscriptions = sqliteTable("account_subscriptions", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  subscriptionId: integer("subscriptionId")
    .notNull()
    .unique()
    .references(() => newsletterSubscriptions.id, { onDelete: "cascade" }),
  askedAt: moment("askedAt").notNull(),
  isActive: flag("isActive").notNull(),
  /** Those that the account itself asked for. */
  tags: text("tags", { mode: "json" }).$type<string[]>().notNull(),
  /** Nobody else ever asked for this address: the entry is the account's to end. */
  isSole: flag("isSole").notNull(),
});

export const subscriptionTags = sqliteTable(
  "subscription_tags",
  {
    subscriptionId: integer("subscriptionId")
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: "cascade" }),
    tag: text("tag").notNull(),
    taggedAt: moment("taggedAt").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.tag] })],
);

export const prayerRequests = sqliteTable("prayer_requests", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  userId: integer("userId").references(() => users.id, { onDelete: "set null" }),
  content: text("content").notNull(),
  isPrivate: flag("isPrivate").notNull().default(false),
  createdAt: moment("createdAt").notNull(),
});

/** Who sent a prayer request, beside the columns that the specification gives it. */
export const prayerRequestSenders = sqliteTable("prayer_request_senders", {
  requestId: integer("requestId")
    .primaryKey()
    .references(() => prayerRequests.id, { onDelete: "cascade" }),
  fullName: text("fullName").notNull(),
  email: text("email").notNull(),
  isSuspected: flag("isSuspected").notNull().default(false),
  fingerprint: text("fingerprint").notNull(),
});

export const contactMessages = sqliteTable("contact_messages", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  userId: integer("userId").references(() => users.id, { onDelete: "set null" }),
  firstName: text("firstName").notNull(),
  lastName: text("lastName").notNull(),
  email: text("email").notNull(),
  phone: text("phone"),
  message: text("message").notNull(),
  isSuspected: flag("isSuspected").notNull().default(false),
  fingerprint: text("fingerprint").notNull(),
  createdAt: moment("createdAt").notNull(),
});

/** Messages and prayer requests that the team has dealt with. */
export const doneMessages = sqliteTable("done_messages", {
  messageId: integer("messageId")
    .primaryKey()
    .references(() => contactMessages.id, { onDelete: "cascade" }),
  doneAt: moment("doneAt").notNull(),
});

export const doneRequests = sqliteTable("done_requests", {
  requestId: integer("requestId")
    .primaryKey()
    .references(() => prayerRequests.id, { onDelete: "cascade" }),
  doneAt: moment("doneAt").notNull(),
});

/** Plans saved and themes saved as favorites. */
export const savedItems = sqliteTable(
  "saved_items",
  {
    userId: integer("userId")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["plan", "theme"] }).notNull(),
    item: text("item").notNull(),
    savedAt: moment("savedAt").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.item] })],
);

export const planStarts = sqliteTable(
  "plan_starts",
  {
    userId: integer("userId")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    planId: text("planId").notNull(),
    startedAt: moment("startedAt").notNull(),
    /** How many times it was begun; each time through has its own days. */
    round: integer("round").notNull().default(1),
    begunOn: text("begunOn").notNull(),
    zone: text("zone"),
    finishedAt: moment("finishedAt"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId] })],
);

/** Days of plans that were prayed; `doneOn` is the day where the person was. */
export const planDays = sqliteTable(
  "plan_days",
  {
    userId: integer("userId")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    planId: text("planId").notNull(),
    round: integer("round").notNull(),
    day: integer("day").notNull(),
    doneOn: text("doneOn").notNull(),
    doneAt: moment("doneAt").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId, table.round, table.day] })],
);

/** Times prayed since the site stands; nobody is named. */
export const themePrayers = sqliteTable("theme_prayers", {
  themeId: text("themeId").primaryKey(),
  prayed: integer("prayed").notNull(),
});

/** What a person saved in My Prayers. Days are text, yyyy-mm-dd, as they were where the person was. */
export const prayers = sqliteTable("prayers", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  handle: text("handle").notNull().unique(),
  userId: integer("userId")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  title: text("title"),
  text: text("text").notNull(),
  reference: text("reference"),
  source: text("source"),
  writtenOn: text("writtenOn").notNull(),
  createdAt: moment("createdAt").notNull(),
  updatedAt: moment("updatedAt").notNull(),
  prayedOn: text("prayedOn"),
  prayedAt: moment("prayedAt"),
  answeredOn: text("answeredOn"),
  answer: text("answer"),
  restsUntil: text("restsUntil"),
  wakesAt: moment("wakesAt"),
});

/** Words that were sent but not saved, until their writer sends them again. */
export const drafts = sqliteTable("drafts", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  handle: text("handle").notNull().unique(),
  userId: integer("userId")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  form: text("form", { enum: ["prayer", "prayer-edit", "prayer-answer"] }).notNull(),
  /** The handle of the prayer they belong to; null for a new prayer, and where theirs is gone. */
  prayer: text("prayer").references(() => prayers.handle, { onDelete: "cascade" }),
  words: text("words", { mode: "json" }).notNull().$type<Record<string, string>>(),
  createdAt: moment("createdAt").notNull(),
});
