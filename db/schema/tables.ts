import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as accounts from "./accounts";
import * as team from "./accounts";
import * as groups from "./groups";
import * as letters from "./letters";
import * as mornings from "./letters";
import * as subscriptions from "./letters";
import * as plans from "./plans";
import * as prayers from "./prayers";
import * as messages from "./requests";
import * as requests from "./requests";
import * as seal from "./seal";

/** Parents before their children. */
export const tables: readonly SQLiteTable[] = [
  accounts.users,
  accounts.usernames,
  seal.sealing,
  seal.accountKeys,
  seal.accountLocks,
  accounts.sessions,
  accounts.readingPreferences,
  accounts.timeZones,
  accounts.signInFailures,
  accounts.signInAddresses,
  accounts.passwordResets,
  team.teamMembers,
  team.teamChanges,
  team.secondFactors,
  team.recoveryCodes,
  team.sessionFactors,
  subscriptions.newsletterSubscriptions,
  subscriptions.subscriptionTags,
  accounts.confirmedAddresses,
  subscriptions.accountSubscriptions,
  requests.prayerRequests,
  requests.prayerRequestSenders,
  messages.contactMessages,
  messages.doneMessages,
  requests.doneRequests,
  requests.requestStates,
  requests.requestReceipts,
  requests.requestPrayers,
  requests.requestNotes,
  requests.requestLooks,
  requests.claimLimits,
  messages.messageNotes,
  letters.emailChanges,
  letters.campaigns,
  mornings.planLetters,
  mornings.planLetterDays,
  groups.prayerGroups,
  groups.groupMembers,
  groups.groupInvitations,
  groups.groupLetters,
  groups.groupRequests,
  groups.groupNotes,
  groups.groupPrayers,
  groups.groupBlocks,
  groups.groupReports,
  letters.outbox,
  letters.subscriptionLetters,
  mornings.verseLetters,
  mornings.bells,
  letters.letterLimits,
  letters.letterSenders,
  letters.letterHolds,
  prayers.prayers,
  prayers.drafts,
  plans.savedItems,
  plans.planStarts,
  plans.planDays,
  plans.daysOfPrayer,
  plans.themePrayers,
];
