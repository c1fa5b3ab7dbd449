import { eq } from "drizzle-orm";
import { sessions, signInAddresses } from "#db/schema/accounts";
import { recoveryCodes, secondFactors, sessionFactors } from "#db/schema/team";
import type { PersonalRows } from "./personal-rows.server";

export const sessionRows: PersonalRows = {
  kind: "sessions",
  columns: {
    startedAt: sessions.startedAt,
    lastSeenAt: sessions.lastSeenAt,
    expiresAt: sessions.expiresAt,
    secondStepAt: sessionFactors.passedAt,
    lastSeenOnTeamPagesAt: sessionFactors.lastSeenAt,
  },
  key: [sessions.startedAt, sessions.tokenHash],
  at: sessions.startedAt,
  joins: [{ table: sessionFactors, on: eq(sessionFactors.tokenHash, sessions.tokenHash) }],
};

export const signInPlaceRows: PersonalRows = {
  kind: "familiarPlaces",
  columns: { lastSignInAt: signInAddresses.lastAt },
  key: [signInAddresses.lastAt, signInAddresses.addressHash],
  at: signInAddresses.lastAt,
};

export const secondFactorRows: PersonalRows = {
  kind: "secondFactor",
  columns: { begunAt: secondFactors.createdAt, confirmedAt: secondFactors.confirmedAt },
  key: [secondFactors.createdAt],
  at: secondFactors.createdAt,
};

export const recoveryCodeRows: PersonalRows = {
  kind: "recoveryCodes",
  columns: { usedAt: recoveryCodes.usedAt },
  key: [recoveryCodes.codeHash],
  at: recoveryCodes.usedAt,
};
