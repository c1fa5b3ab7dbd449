import { readingPreferences, sessions, signInAddresses } from "../../schema/accounts";
import { secondFactors } from "../../schema/team";
import type { OwnedRows } from "./owned-rows.server";

// Here and in the files beside: what people may see, take with them or have removed, a table each.
// Hashes and fingerprints stay out, for they say nothing to anybody.

export const sessionRows: OwnedRows = {
  table: sessions,
  owner: sessions.userId,
  columns: {
    startedAt: sessions.startedAt,
    lastSeenAt: sessions.lastSeenAt,
    expiresAt: sessions.expiresAt,
  },
  key: [sessions.startedAt, sessions.tokenHash],
  at: sessions.startedAt,
};

export const signInPlaceRows: OwnedRows = {
  table: signInAddresses,
  owner: signInAddresses.userId,
  columns: { lastSignInAt: signInAddresses.lastAt },
  key: [signInAddresses.lastAt, signInAddresses.addressHash],
  at: signInAddresses.lastAt,
};

export const secondFactorRows: OwnedRows = {
  table: secondFactors,
  owner: secondFactors.userId,
  columns: { begunAt: secondFactors.createdAt, confirmedAt: secondFactors.confirmedAt },
  key: [secondFactors.createdAt],
  at: secondFactors.createdAt,
};

export const preferenceRows: OwnedRows = {
  table: readingPreferences,
  owner: readingPreferences.userId,
  columns: {
    colorScheme: readingPreferences.colorScheme,
    textSize: readingPreferences.textSize,
    calm: readingPreferences.calm,
    savedAt: readingPreferences.savedAt,
  },
  key: [readingPreferences.savedAt],
  at: readingPreferences.savedAt,
};
