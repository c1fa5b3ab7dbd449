import { and, eq } from "drizzle-orm";
import {
  confirmedAddresses,
  passwordResets,
  readingPreferences,
  timeZones,
  users,
} from "#db/schema/accounts";
import { emailChanges } from "#db/schema/letters";
import { claimLimits } from "#db/schema/requests";
import { teamMembers } from "#db/schema/team";
import type { PersonalRows } from "./personal-rows.server";

// Here and in the files beside: what people may see, take with them or have removed, a table each.
// Hashes and fingerprints stay out, for they say nothing to anybody.

export const accountRows: PersonalRows = {
  kind: "account",
  columns: {
    username: users.username,
    email: users.email,
    createdAt: users.createdAt,
    emailConfirmedAt: confirmedAddresses.confirmedAt,
    passwordLinkEndsAt: passwordResets.expiresAt,
    timeZone: timeZones.zone,
    timeZoneChosen: timeZones.isChosen,
    timeZoneSavedAt: timeZones.savedAt,
    roleOnThePrayerTeam: teamMembers.role,
    onThePrayerTeamSinceAt: teamMembers.addedAt,
    lettersOfThePrayerTeam: teamMembers.letters,
    awayFromThePrayerTeamUntil: teamMembers.awayUntil,
    enoughRequestsADay: claimLimits.requests,
  },
  key: [users.id],
  at: users.createdAt,
  joins: [
    {
      table: confirmedAddresses,
      on: and(eq(confirmedAddresses.userId, users.id), eq(confirmedAddresses.email, users.email)),
    },
    { table: passwordResets, on: eq(passwordResets.userId, users.id) },
    { table: timeZones, on: eq(timeZones.userId, users.id) },
    { table: teamMembers, on: eq(teamMembers.userId, users.id) },
    { table: claimLimits, on: eq(claimLimits.userId, users.id) },
  ],
};

export const emailChangeRows: PersonalRows = {
  kind: "emailChanges",
  columns: {
    change: emailChanges.kind,
    oldEmail: emailChanges.oldEmail,
    newEmail: emailChanges.newEmail,
    changedAt: emailChanges.changedAt,
    takenBackAt: emailChanges.undoneAt,
  },
  key: [emailChanges.id],
  at: emailChanges.changedAt,
};

export const preferenceRows: PersonalRows = {
  kind: "readingComfort",
  columns: {
    colorScheme: readingPreferences.colorScheme,
    textSize: readingPreferences.textSize,
    calm: readingPreferences.calm,
    savedAt: readingPreferences.savedAt,
  },
  key: [readingPreferences.savedAt],
  at: readingPreferences.savedAt,
};
