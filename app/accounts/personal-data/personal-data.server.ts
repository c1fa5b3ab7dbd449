import { database } from "~/runtime/database.server";
import { getPlan } from "../../../content/plans/plans";
import { getTheme } from "../../../content/themes/themes";
import {
  preferenceRows,
  secondFactorRows,
  sessionRows,
  signInPlaceRows,
} from "../../../db/accounts/personal-data/account-columns.server";
import {
  dayOfPrayerRows,
  planDayRows,
  planStartRows,
  savedItemRows,
} from "../../../db/accounts/personal-data/bookmark-columns.server";
import {
  lookRows,
  messageRows,
  prayerRequestRows,
  requestNoteRows,
} from "../../../db/accounts/personal-data/inbox-columns.server";
import {
  letterRows,
  planLetterDayRows,
  planLetterRows,
} from "../../../db/accounts/personal-data/letter-columns.server";
import type { OwnedRow } from "../../../db/accounts/personal-data/owned-rows.server";
import { draftRows, prayerRows } from "../../../db/accounts/personal-data/prayer-columns.server";
import type { PersonalKindName } from "../../../db/accounts/personal-data/tables.server";
import { roleOf } from "../../../db/accounts/team.server";
import type { User } from "../../../db/accounts/users.server";
import { confirmedAddress } from "../../../db/inbox/confirmed-addresses.server";
import { getOwnSubscription } from "../../../db/inbox/own-subscriptions.server";
import {
  fromOne,
  fromTable,
  type PersonalCount,
  type PersonalRow,
  type PersonalSource,
} from "./personal-source.server";

/** A kind of thing that we hold of a person. */
export type PersonalKind = {
  /** Its name in the file that people download. */
  name: PersonalKindName;
  title: string;
  /** What it is, and why it is there. */
  about: string;
  /** Only members of the prayer team come to have any. */
  forTeam?: true;
  /** There is never more than one; since when is what people ask. */
  single?: true;
  source: PersonalSource;
};

/** How people read what `personalTables` lists; none of its kinds can be left out. */
const kinds: Record<PersonalKindName, Omit<PersonalKind, "name">> = {
  account: {
    title: "Account",
    about:
      "Your username, your email address, and your password, scrambled so that nobody can read it.",
    single: true,
    source: fromOne(async (db, { id, username, email, createdAt }) => ({
      username,
      email,
      createdAt,
      emailConfirmedAt: (await confirmedAddress(db, id))?.confirmedAt ?? null,
      roleOnThePrayerTeam: (await roleOf(db, id)) ?? null,
    })),
  },
  prayers: {
    title: "My Prayers",
    about: "What you wrote or saved there, with its answers. Only you can read it here.",
    source: fromTable(prayerRows),
  },
  drafts: {
    title: "Drafts",
    about: "Words for My Prayers that were sent after you were signed out, and wait to be saved.",
    source: fromTable(draftRows, ({ words, ...row }) => ({
      ...row,
      words: Object.values(words as Record<string, string>).filter((word) => word !== ""),
    })),
  },
  startedPlans: {
    title: "Plans you started",
    about: "So that you can come back to them.",
    source: fromTable(planStartRows, (row) => titled("plan", row.plan, row)),
  },
  daysPrayed: {
    title: "Days of plans",
    about: "The days of plans that you marked as done.",
    source: fromTable(planDayRows, (row) => titled("plan", row.plan, row)),
  },
  calendarOfLight: {
    title: "Calendar of light",
    about: "The days on which you prayed here: a day of a plan, an Amen, or a prayer of your list.",
    source: fromTable(dayOfPrayerRows),
  },
  saved: {
    title: "Saved plans and favorite themes",
    about: "What you chose to save.",
    source: fromTable(savedItemRows, (row) => titled(row.kind, row.item, row)),
  },
  prayerRequests: {
    title: "Prayer requests",
    about: "What you asked our prayer team to pray for while you were signed in.",
    source: fromTable(prayerRequestRows),
  },
  requestNotes: {
    title: "What you and the prayer team wrote to each other",
    about:
      "What you added to your prayer requests, and what the team wrote back to you. Their notes among themselves aren’t part of this.",
    source: fromTable(requestNoteRows, ({ text, shownAt, ...row }) => ({
      ...(row as PersonalRow),
      text: shownAt ? String(text) : null,
      shownAt: shownAt as Date | null,
    })),
  },
  messages: {
    title: "Messages to us",
    about: "What you wrote to us through the contact form while you were signed in.",
    source: fromTable(messageRows),
  },
  newsletter: {
    title: "Newsletter",
    about:
      "The newsletter and letters you asked for while signed in. Once your address is confirmed, everything we keep for it.",
    source: fromOne((db, { id }) => getOwnSubscription(db, id)),
  },
  plansByLetter: {
    title: "Plans by email",
    about: "Plans that come to your confirmed address, a day each morning, and when.",
    source: fromTable(planLetterRows, (row) => titled("plan", row.plan, row)),
  },
  daysByLetter: {
    title: "Days of plans by email",
    about: "The days of those plans that you marked from their letters.",
    source: fromTable(planLetterDayRows, (row) => titled("plan", row.plan, row)),
  },
  letters: {
    title: "Emails we sent you",
    about:
      "What we wrote to your account’s address in the last weeks: what about and when, without the words.",
    source: fromTable(letterRows),
  },
  readingComfort: {
    title: "Reading comfort",
    about: "How you want our pages to look.",
    source: fromTable(preferenceRows),
  },
  sessions: {
    title: "Where you’re signed in",
    about: "When you signed in, and a scrambled form of what your browser keeps to stay signed in.",
    source: fromTable(sessionRows),
  },
  secondFactor: {
    title: "Two-step sign-in",
    about:
      "When you turned on two-step sign-in. Its key and your recovery codes are stored so that nobody can read them.",
    source: fromTable(secondFactorRows),
  },
  looks: {
    title: "Private requests you opened for the prayer team",
    about: "Only for people of the prayer team: which request, by its number, and when.",
    forTeam: true,
    source: fromTable(lookRows),
  },
  familiarPlaces: {
    title: "Networks we know you by",
    about:
      "A scrambled form of the networks you signed in or chose a new password from, and when. It helps us notice a login that isn’t yours.",
    source: fromTable(signInPlaceRows),
  },
};

/** Everything that can be linked to an account, in the order in which it is shown. */
export const personalKinds: readonly PersonalKind[] = Object.entries(kinds).map(([name, kind]) => ({
  name: name as PersonalKindName,
  ...kind,
}));

/** What a page needs to know of a kind, beside how much there is. */
export type PersonalSummary = Omit<PersonalKind, "source"> & PersonalCount;

/** What we hold of a person: how many of each kind, the oldest and the newest. */
export function personalSummary(user: User): Promise<PersonalSummary[]> {
  return Promise.all(personalKinds.map((kind) => summaryOf(kind, user)));
}

/** How many of a kind we hold of a person, and from when to when. */
export async function summaryOf(kind: PersonalKind, user: User): Promise<PersonalSummary> {
  const { source, ...shown } = kind;
  return { ...shown, ...(await source.count(database(), user)) };
}

/** A row with the title of its plan or theme; null for one that we no longer have. */
function titled(kind: unknown, id: unknown, row: OwnedRow): PersonalRow {
  const found = kind === "plan" ? getPlan(String(id)) : getTheme(String(id));
  return { title: found?.title ?? null, ...(row as PersonalRow) };
}
