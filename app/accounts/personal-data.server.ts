import { personalWords } from "#content/pages/personal-data";
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

const withPlan: ToShown = (row) => titled("plan", row.plan, row);

/** Where a row is not shown as it is. */
const shownAs: Partial<Record<PersonalKindName, ToShown>> = {
  drafts: ({ words, ...row }) => ({
    ...row,
    words: Object.values(words as Record<string, string>).filter((word) => word !== ""),
  }),
  startedPlans: withPlan,
  daysPrayed: withPlan,
  saved: (row) => titled(row.kind, row.item, row),
  requestNotes: ({ text, shownAt, ...row }) => ({
    ...(row as PersonalRow),
    text: shownAt ? String(text) : null,
    shownAt: shownAt as Date | null,
  }),
  plansByLetter: withPlan,
  daysByLetter: withPlan,
};

function titled(kind: unknown, id: unknown, row: Parameters<ToShown>[0]): PersonalRow {
  const found = kind === "plan" ? getPlan(String(id)) : getTheme(String(id));
  return { title: found?.title ?? null, ...(row as PersonalRow) };
}

type PersonalKind = {
  name: PersonalKindName;
  title: string;
  about: string;
  forTeam?: true;
  single?: true;
  toShown?: ToShown;
};

const kindNames = Object.keys(personalRows) as PersonalKindName[];

export const personalKinds: readonly PersonalKind[] = kindNames.map((name) => ({
  name,
  ...personalWords[name],
  toShown: shownAs[name],
}));

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
