import { and, eq, or } from "drizzle-orm";
import * as accounts from "#db/schema/accounts";
import { claimLimits } from "#db/schema/requests";
import * as team from "#db/schema/team";
import { is, ofUser, type PersonalTable, shown } from "./personal-rows.server";

const { confirmedAddresses, passwordResets, readingPreferences, timeZones, users } = accounts;
const { sessions, signInAddresses } = accounts;
const { recoveryCodes, secondFactors, sessionFactors, teamMembers } = team;
const { startedAt, lastSeenAt, expiresAt } = sessions;

export const accountTables: readonly PersonalTable[] = [
  {
    ...ofUser(readingPreferences),
    shown: [
      {
        kind: "readingComfort",
        columns: shown(readingPreferences),
        key: [readingPreferences.savedAt],
      },
    ],
  },
  { ...ofUser(timeZones), within: users },
  { ...ofUser(sessionFactors), hidden: ["tokenHash"], within: sessions },
  {
    ...ofUser(sessions),
    hidden: ["tokenHash"],
    shown: [
      {
        kind: "sessions",
        columns: {
          ...{ startedAt, lastSeenAt, expiresAt },
          ...shown(sessionFactors, {
            passedAt: "secondStepAt",
            lastSeenAt: "lastSeenOnTeamPagesAt",
          }),
        },
        key: [startedAt, sessions.tokenHash],
        joins: [{ table: sessionFactors, on: eq(sessionFactors.tokenHash, sessions.tokenHash) }],
      },
    ],
  },
  {
    ...ofUser(recoveryCodes),
    hidden: ["codeHash"],
    shown: [
      {
        kind: "recoveryCodes",
        columns: shown(recoveryCodes),
        key: [recoveryCodes.codeHash],
        at: recoveryCodes.usedAt,
      },
    ],
  },
  {
    ...ofUser(secondFactors),
    hidden: ["sealedSecret", "lastCounter"],
    shown: [
      {
        kind: "secondFactor",
        columns: shown(secondFactors, {
          sealedSecret: null,
          createdAt: "begunAt",
          lastCounter: null,
        }),
        key: [secondFactors.createdAt],
      },
    ],
  },
  { ...ofUser(teamMembers), within: users },
  { ...ofUser(passwordResets), hidden: ["tokenHash"], within: users },
  {
    ...ofUser(signInAddresses),
    hidden: ["addressHash"],
    shown: [
      {
        kind: "familiarPlaces",
        columns: shown(signInAddresses, { lastAt: "lastSignInAt" }),
        key: [signInAddresses.lastAt, signInAddresses.addressHash],
      },
    ],
  },
  {
    table: accounts.signInFailures,
    of: (_, { signInKey }) => is(accounts.signInFailures.key, signInKey),
    hidden: ["key"],
    notShown: "A keyed hash names nobody once it is read.",
  },
  { ...ofUser(accounts.usernames), within: users },
  {
    table: users,
    of: (_, { email, userId }) => or(is(users.email, email), is(users.id, userId)),
    hidden: ["password"],
    shown: [
      {
        kind: "account",
        columns: {
          ...shown(users, { password: null }),
          ...shown(confirmedAddresses, { email: null, confirmedAt: "emailConfirmedAt" }),
          ...shown(passwordResets, { expiresAt: "passwordLinkEndsAt" }),
          ...shown(timeZones, {
            zone: "timeZone",
            isChosen: "timeZoneChosen",
            savedAt: "timeZoneSavedAt",
          }),
          ...shown(teamMembers, {
            role: "roleOnThePrayerTeam",
            addedAt: "onThePrayerTeamSinceAt",
            letters: "lettersOfThePrayerTeam",
            awayUntil: "awayFromThePrayerTeamUntil",
          }),
          ...shown(claimLimits, { requests: "enoughRequestsADay" }),
        },
        key: [users.id],
        at: users.createdAt,
        joins: [
          {
            table: confirmedAddresses,
            on: and(
              eq(confirmedAddresses.userId, users.id),
              eq(confirmedAddresses.email, users.email),
            ),
          },
          ...[passwordResets, timeZones, teamMembers, claimLimits].map((table) => ({
            table,
            on: eq(table.userId, users.id),
          })),
        ],
      },
    ],
  },
];
