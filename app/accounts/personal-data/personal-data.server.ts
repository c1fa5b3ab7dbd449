import type { PersonalKindName } from "#db/accounts/personal-data/personal-rows.server";
import type { User } from "#db/accounts/users.server";
import { database } from "~/runtime/database.server";
import { type KindWords, kindWords } from "./data-kinds.server";
import { type PersonalCount, type PersonalSource, sourceOf } from "./personal-source.server";

/** A kind of thing that we hold of a person. */
export type PersonalKind = Omit<KindWords, "toShown"> & {
  /** Its name in the file that people download. */
  name: PersonalKindName;
  source: PersonalSource;
};

/** Everything that can be linked to an account, in the order in which it is shown. */
export const personalKinds: readonly PersonalKind[] = Object.entries(kindWords).map(
  ([key, { toShown, ...words }]) => {
    const name = key as PersonalKindName;
    return { name, ...words, source: sourceOf(name, toShown) };
  },
);

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
