import { getPlan } from "#content/plans/plans";
import { getTheme } from "#content/themes/themes";
import { type PersonalKindName, personalRows } from "#db/accounts/personal-data/kinds.server";
import {
  batchesOf,
  listRows,
  type OwnedRow,
  sumUpRows,
} from "#db/accounts/personal-data/personal-rows.server";
import type { User } from "#db/accounts/users.server";
import { database } from "~/runtime/database.server";
import { pageRange } from "~/ui/controls/page-number";

export type PersonalFact = string | number | boolean | Date | null | readonly string[];

export type PersonalRow = Readonly<Record<string, PersonalFact>>;

type ToShown = (row: OwnedRow) => PersonalRow;

type KindWords = {
  title: string;
  about: string;
  forTeam?: true;
  single?: true;
  toShown?: ToShown;
};

const withPlan: ToShown = (row) => titled("plan", row.plan, row);

const kindWords: Record<PersonalKindName, KindWords> = {
  account: {
    title: "Account",
    about:
      "Your username, your email address, and your password, scrambled so that nobody can read it.",
    single: true,
  },
  emailChanges: {
    title: "Changes to your account",
    about:
      "Email addresses you had before, and when you turned on two-step sign-in: for a while, so that a change that wasn’t yours can be taken back.",
  },
  prayers: {
    title: "My Prayers",
    about: "What you wrote or saved there, with its answers. Other people here can’t see it.",
  },
  drafts: {
    title: "Drafts",
    about:
      "Words for My Prayers that were sent after you were signed out, and wait to be saved. What you’ve only begun to write is on your device alone.",
    toShown: ({ words, ...row }) => ({
      ...row,
      words: Object.values(words as Record<string, string>).filter((word) => word !== ""),
    }),
  },
  startedPlans: {
    title: "Plans you started",
    about: "So that you can come back to them.",
    toShown: withPlan,
  },
  daysPrayed: {
    title: "Days you marked",
    about: "The days of plans that you marked as done.",
    toShown: withPlan,
  },
  calendarOfLight: {
    title: "Calendar of light",
    about:
      "The days on which you prayed here: a day of a plan, an Amen, or a prayer from your list.",
  },
  saved: {
    title: "Saved plans and favorite themes",
    about: "What you chose to save.",
    toShown: (row) => titled(row.kind, row.item, row),
  },
  prayerRequests: {
    title: "Prayer requests",
    about: "What you asked our prayer team to pray for while you were signed in.",
  },
  prayersForRequests: {
    title: "Prayers for your requests",
    about: "Each time somebody of our prayer team prayed for what you asked.",
  },
  requestNotes: {
    title: "What you and the prayer team wrote to each other",
    about:
      "What you added to your prayer requests, and what the team wrote back to you. Their notes among themselves aren’t part of this.",
    toShown: ({ text, shownAt, ...row }) => ({
      ...(row as PersonalRow),
      text: shownAt ? String(text) : null,
      shownAt: shownAt as Date | null,
    }),
  },
  messages: {
    title: "Messages to us",
    about:
      "What you wrote to us through the contact form while you were signed in. What the team notes among themselves isn’t part of this.",
  },
  newsletter: {
    title: "Newsletter",
    about:
      "The newsletter and letters you asked for while signed in. Once your address is confirmed, everything we keep for it.",
  },
  plansByLetter: {
    title: "Plans by email",
    about: "Plans that come to your confirmed address, a day each morning, and when.",
    toShown: withPlan,
  },
  daysByLetter: {
    title: "Days you marked from letters",
    about: "The days of those plans that you marked from their letters.",
    toShown: withPlan,
  },
  letters: {
    title: "Emails we sent you",
    about:
      "What we wrote to you, for your account, your plans and your prayer requests, in the last weeks: what about and when, without the words.",
  },
  readingComfort: {
    title: "Reading comfort",
    about: "How you want our pages to look.",
  },
  sessions: {
    title: "Where you’re signed in",
    about: "When you logged in, and a scrambled form of what your browser keeps to stay signed in.",
  },
  secondFactor: {
    title: "Two-step sign-in",
    about:
      "When you turned on two-step sign-in. Its key and your recovery codes are stored so that nobody can read them.",
  },
  recoveryCodes: {
    title: "Recovery codes",
    about:
      "For signing in without your phone, scrambled so that nobody can read them, and when one was used.",
  },
  familiarPlaces: {
    title: "Where you usually log in",
    about:
      "When you logged in or chose a new password, and from which network, scrambled, so we can notice a login that isn’t yours.",
  },
  looks: {
    title: "Private requests you opened for the prayer team",
    about: "Only for people of the prayer team: which request, by its number, and when.",
    forTeam: true,
  },
  requestsClaimed: {
    title: "Requests you pray for just now",
    about: "Only for people of the prayer team: which requests are in your hands, and since when.",
    forTeam: true,
  },
  requestsPrayedFor: {
    title: "Requests you prayed for",
    about: "Only for people of the prayer team: which requests, by their numbers, and when.",
    forTeam: true,
  },
  notesWritten: {
    title: "What you wrote for the prayer team",
    about:
      "Only for people of the prayer team: to which requests and when. The words belong to whoever asked.",
    forTeam: true,
  },
  messagesClaimed: {
    title: "Messages you answer",
    about: "Only for people of the prayer team: which messages are in your hands.",
    forTeam: true,
  },
};

function titled(kind: unknown, id: unknown, row: Parameters<ToShown>[0]): PersonalRow {
  const found = kind === "plan" ? getPlan(String(id)) : getTheme(String(id));
  return { title: found?.title ?? null, ...(row as PersonalRow) };
}

type PersonalKind = KindWords & { name: PersonalKindName };

export const personalKinds: readonly PersonalKind[] = Object.entries(kindWords).map(
  ([name, words]) => ({ name: name as PersonalKindName, ...words }),
);

type PersonalCount = { count: number; oldest?: Date; newest?: Date };

export type PersonalSummary = Omit<PersonalKind, "toShown"> & PersonalCount;

export function personalSummary(user: User): Promise<PersonalSummary[]> {
  return Promise.all(personalKinds.map((kind) => summaryOf(kind, user)));
}

async function summaryOf({ toShown, ...kind }: PersonalKind, user: User): Promise<PersonalSummary> {
  return { ...kind, ...(await sumUpRows(database(), personalRows[kind.name], user.id)) };
}

const asItIs: ToShown = (row) => row as PersonalRow;

/** Rows read at a time: a few hundred kilobytes of the longest prayers. */
const batchSize = 50;

/** Oldest rows first. */
export async function* personalBatches({ name, toShown = asItIs }: PersonalKind, user: User) {
  for await (const batch of batchesOf(database(), personalRows[name], user.id, batchSize))
    yield batch.map(toShown);
}

/** Newest rows first. */
export type PersonalPage = PersonalSummary & {
  rows: readonly PersonalRow[];
  page: number;
  pageCount: number;
};

/** The longest prayers stay under 300 KB of HTML. */
const pageSize = 25;

/**
 * @param name of a kind; without one, or unknown, the first page of every kind. @param page past the end is
 * the last.
 */
export function personalPages(user: User, name: string | null, page: number) {
  const only = personalKinds.filter((kind) => kind.name === name);
  const kinds = only.length > 0 ? only : personalKinds;
  const asked = only.length > 0 ? page : 1;
  return Promise.all(
    kinds.map(async (kind): Promise<PersonalPage> => {
      const summary = await summaryOf(kind, user);
      const { page, pageCount, range } = pageRange(asked, summary.count, pageSize);
      const rows = await listRows(database(), personalRows[kind.name], user.id, range);
      return { ...summary, rows: rows.map(kind.toShown ?? asItIs), page, pageCount };
    }),
  );
}
