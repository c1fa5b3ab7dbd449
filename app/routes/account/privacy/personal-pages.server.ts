import type { User } from "#db/accounts/users.server";
import type { PersonalRow } from "~/accounts/data-kinds.server";
import { type PersonalSummary, personalKinds, summaryOf } from "~/accounts/personal-data.server";
import { database } from "~/runtime/database.server";
import { pageRange } from "~/ui/controls/page-number";

/** A page of a kind: some of its rows, the newest first, and which page of how many. */
export type PersonalPage = PersonalSummary & {
  rows: readonly PersonalRow[];
  page: number;
  pageCount: number;
};

/** Things of a kind on a page: the longest prayers stay under 300 KB of HTML. */
const pageSize = 25;

/**
 * Pages of what we hold of a person.
 * @param name of the only kind that is asked for; without it, or where there is no such kind, the
 *   first page of every kind.
 * @param page the one that is asked for; the last where there are not so many.
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
