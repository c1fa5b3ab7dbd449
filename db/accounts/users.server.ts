import { eq, inArray } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import { refusedAsDouble } from "#db/engines/errors.server";
import { leaveAllGroups } from "#db/groups/members.server";
import { askNewAddress } from "#db/letters/notices.server";
import { giveBack } from "#db/requests/request-actions.server";
import { confirmedAddresses, teamMembers, usernames, users } from "#db/schema/accounts";
import { removeOwnSubscription } from "#db/subscriptions/subscribers.server";
import { isOwnAddress } from "./confirmed-addresses.server";
import { isKeptForOwner } from "./email-changes.server";
import { deletePersonalRows } from "./personal-data/tables.server";

export type User = { id: number; username: string; email: string; createdAt: Date };

export type Unique = "username" | "email";

const { id, username, email, createdAt } = users;
const publicColumns = { id, username, email, createdAt };

type NewAccount = { username: string; email: string; password: string; letterKey?: string };

/** Unique indexes decide races. @param account.email lower-case. @returns the user, or what is taken. */
export async function createUser(
  db: Db,
  { letterKey, ...account }: NewAccount,
  now: number,
): Promise<{ user: User } | { inUse: Unique }> {
  try {
    const user = await db.write(async (tx) => {
      if (await isKeptForOwner(tx, account.email, { now })) return undefined;
      const row = { ...account, createdAt: new Date(now) };
      const made = await tx.insert(users).values(row).returning(publicColumns).get();
      const named = { userId: made.id, folded: foldName(account.username) };
      await tx.insert(usernames).values(named).run();
      if (letterKey !== undefined) await askNewAddress(tx, made.id, letterKey, now);
      return made;
    });
    return user ? { user } : { inUse: "email" };
  } catch (error) {
    const refused = refusedAsDouble(error);
    if (refused === undefined) throw error;
    return { inUse: refused.includes("email") ? "email" : "username" };
  }
}

/** Also counts look-alike names, and addresses that an account may be taken back to. */
export async function findInUse(
  db: Db,
  { username, email }: { username: string; email: string },
  now: number,
): Promise<Unique[]> {
  const alike = inArray(usernames.folded, [foldName(username), foldName(latinLook(username))]);
  const named = await db.select().from(usernames).where(alike).get();
  const addressed = await db.select().from(users).where(eq(users.email, email)).get();
  const isTaken = addressed !== undefined || (await isKeptForOwner(db, email, { now }));
  return [...(named ? ["username" as const] : []), ...(isTaken ? ["email" as const] : [])];
}

/** Both are always looked for, so that neither takes longer; an old name may be another's address. */
export async function findAccount(db: Db, nameOrEmail: string, email = nameOrEmail.toLowerCase()) {
  const columns = { ...publicColumns, password: users.password };
  const { folded } = usernames;
  const typed = foldName(nameOrEmail);
  // An old name may have two spaces in a row; two typed into another name are forgiven.
  const names = await db
    .select({ folded, account: columns })
    .from(usernames)
    .innerJoin(users, eq(users.id, usernames.userId))
    .where(inArray(folded, [typed, typed.replaceAll(/\p{Zs}+/gu, " ")]))
    .all();
  const named = names.find((name) => name.folded === typed) ?? names[0];
  // Exactly as stored: an address is not folded.
  const addressed = await db.select(columns).from(users).where(eq(users.email, email)).get();
  return named?.account ?? addressed;
}

export async function listUsers(db: Reader) {
  const { confirmedAt } = confirmedAddresses;
  return db
    .select({ ...publicColumns, confirmedAt, role: teamMembers.role })
    .from(users)
    .leftJoin(confirmedAddresses, isOwnAddress)
    .leftJoin(teamMembers, eq(teamMembers.userId, users.id))
    .orderBy(users.id)
    .all();
}

/** All or nothing. The log is emptied at once, or soon where somebody reads it. */
export async function deleteAccount(db: Db, userId: number): Promise<void> {
  await db.write(async (tx) => {
    await removeOwnSubscription(tx, userId);
    await deletePersonalRows(tx, { userId });
  });
  db.forgetDeleted(true);
}

/** What its owner sent to the team stays. */
export async function deleteUser(db: Db, userId: number): Promise<void> {
  await db.write(async (tx) => {
    await giveBack(tx, userId);
    await leaveAllGroups(tx, userId);
    await tx.delete(users).where(eq(users.id, userId)).run();
  });
  db.forgetDeleted();
}

/** One character can fold to many. */
export const longestFolded = 200;

/** Names that differ only in case, width or accents' spelling fold to the same. */
export function foldName(username: string): string {
  return username.normalize("NFKC").toUpperCase().toLowerCase();
}

const pairs = `
  АA ВB ЕE ІI ЈJ КK МM НH ОO РP СC ЅS ТT УY ХX ӀI ԌG ԚQ ԜW ҮY
  аa еe һh іi јj оo рp сc ѕs уy хx ԁd ԛq ԝw ӏl үy
  ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ϳj οo ρp νv ϲc αa ιi υu
  օo հh սu ոn ցg Օo Սu Տs Լl
  ᎠD ᎡR ᎢT ᎪA ᎫJ ᎬE ᎳW ᎷM ᎻH ᏀG ᏃZ ᏚS ᏙV ᏞL ᏟC ᏢP ᏦK ᏆI ᏴB
  ꓐB ꓑP ꓓD ꓔT ꓖG ꓗK ꓙJ ꓚC ꓜZ ꓝF ꓟM ꓠN ꓡL ꓢS ꓣR ꓦV ꓧH ꓪW ꓫX ꓬY ꓮA ꓰE ꓲI ꓳO ꓴU`;

const latin = new Map(
  pairs
    .trim()
    .split(/\s+/)
    .map(([letter = "", like = ""]) => [letter, like]),
);

function latinLook(name: string): string {
  return name.replace(/\P{ASCII}/gu, (letter) => latin.get(letter) ?? letter);
}
