import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as accounts from "./accounts";
import * as bookmarks from "./bookmarks";
import * as desk from "./desk";
import * as inbox from "./inbox";
import * as letters from "./letters";
import * as mornings from "./morning-letters";
import * as prayers from "./prayers";
import * as team from "./team";

/** Every table, each behind those that its rows belong to. */
export const tables: readonly SQLiteTable[] = [
  accounts.users,
  accounts.usernames,
  accounts.sessions,
  accounts.readingPreferences,
  accounts.timeZones,
  accounts.signInFailures,
  accounts.signInAddresses,
  accounts.passwordResets,
  team.teamMembers,
  team.secondFactors,
  team.recoveryCodes,
  team.sessionFactors,
  inbox.newsletterSubscriptions,
  inbox.subscriptionTags,
  inbox.confirmedAddresses,
  inbox.accountSubscriptions,
  inbox.prayerRequests,
  inbox.prayerRequestSenders,
  inbox.contactMessages,
  inbox.doneMessages,
  inbox.doneRequests,
  desk.requestStates,
  desk.requestReceipts,
  desk.requestPrayers,
  desk.requestNotes,
  desk.requestLooks,
  desk.claimLimits,
  desk.messageNotes,
  letters.emailChanges,
  letters.campaigns,
  mornings.planLetters,
  mornings.planLetterDays,
  letters.outbox,
  letters.subscriptionLetters,
  mornings.verseLetters,
  letters.letterLimits,
  letters.letterSenders,
  letters.letterHolds,
  prayers.prayers,
  prayers.drafts,
  bookmarks.savedItems,
  bookmarks.planStarts,
  bookmarks.planDays,
  bookmarks.daysOfPrayer,
  bookmarks.themePrayers,
];
