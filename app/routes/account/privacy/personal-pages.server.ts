import type { User } from "#db/accounts/users.server";
import {
  type PersonalRow,
  type PersonalSummary,
  personalKinds,
  summaryOf,
} from "~/accounts/personal-data.server";
import { database } from "~/runtime/database.server";
import { pageRange } from "~/ui/controls/page-number";

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
      const rows = await kind.source.list(database(), user, range);
      return { ...summary, rows, page, pageCount };
    }),
  );
}
