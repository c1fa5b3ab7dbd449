import { and, eq, inArray, isNull, lte, max, ne, or } from "drizzle-orm";
import { isOwnAddress } from "#db/accounts/confirmed-addresses.server";
import type { Db, Reader } from "#db/engines/database";
import { countMessages } from "#db/messages/team-messages.server";
import { countDesk } from "#db/requests/request-counts.server";
import { confirmedAddresses, users } from "#db/schema/accounts";
import { outbox } from "#db/schema/letters";
import { contactMessages, doneMessages } from "#db/schema/messages";
import { requestStates } from "#db/schema/requests";
import { teamMembers } from "#db/schema/team";
import { day, minute } from "../time";
import { queueLetter } from "./outbox.server";

// What people of the prayer team are told by letter: that something waits, and never a word of it.

/** Milliseconds between two letters of danger to one person: whoever floods the desk floods no mailbox. */
export const dangerPause = 15 * minute;

export type TeamLetterKind = "team-danger" | "team-daily";

/**
 * Orders the letters that are due: of danger that came since a person's last one, and once a day of what
 * waits, to whoever wants to be told that. @returns whether there was one.
 */
export async function queueTeamLetters(db: Db, now: number): Promise<boolean> {
  const members = await membersToTell(db, now).all();
  if (members.length === 0) return false;
  const latest = await latestDanger(db);
  const told = await lastLetters(db, members);
  let isNew = false;
  for (const member of members) {
    const { userId, role, letters } = member;
    // Whoever was never told is told of the last day's.
    const last = (kind: TeamLetterKind) => told.get(`${kind} ${userId}`) ?? now - day;
    const danger = role === "leader" ? latest.leaders : latest.team;
    const kinds: [TeamLetterKind, boolean, number][] = [
      ["team-danger", danger > last("team-danger"), dangerPause],
      ["team-daily", letters === "daily", day],
    ];
    for (const [kind, isWanted, pause] of kinds) {
      if (!isWanted || last(kind) > now - pause || sumOf(await countsFor(db, member), kind) === 0)
        continue;
      // Of several instances that look at once, one writes.
      const key = `${kind} ${userId} ${Math.floor(now / pause)}`;
      isNew = (await db.write((tx) => queueLetter(tx, { kind, userId, key }, now))) || isNew;
    }
  }
  return isNew;
}

/** Whom a letter of the team goes to and what it tells; undefined where it need not go any more. */
export async function teamLetterTo(db: Reader, userId: number, kind: TeamLetterKind, now: number) {
  const member = await membersToTell(db, now, userId).get();
  if (!member || (kind === "team-daily" && member.letters !== "daily")) return undefined;
  const counts = await countsFor(db, member);
  return sumOf(counts, kind) > 0 ? { email: member.email, ...counts } : undefined;
}

type TeamCounts = Awaited<ReturnType<typeof countsFor>>;

const sumOf = ({ danger, ...all }: TeamCounts, kind: TeamLetterKind) =>
  kind === "team-danger" ? danger : Object.values(all).reduce((sum, one) => sum + one, 0);

type Told = { userId: number; role: "intercessor" | "leader" };

/** What waits for a person of the team. */
async function countsFor(db: Reader, { userId, role }: Told) {
  const isLeader = role === "leader";
  const desk = await countDesk(db, { userId, isLeader });
  const messages = isLeader ? await countMessages(db) : { count: 0, danger: 0 };
  return {
    danger: desk.danger.count + desk.dangerForLeaders.count + messages.danger,
    requests: desk.waiting.count,
    forLeaders: desk.leaders.count,
    mine: desk.mine.count,
    notes: desk.notes.count,
    messages: messages.count,
  };
}

/** Whoever wants letters, has confirmed their address and is not away. */
function membersToTell(db: Reader, now: number, userId?: number) {
  const { role, letters, awayUntil } = teamMembers;
  return db
    .select({ userId: teamMembers.userId, role, letters, email: users.email })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .innerJoin(confirmedAddresses, isOwnAddress)
    .where(
      and(
        ne(letters, "none"),
        or(isNull(awayUntil), lte(awayUntil, new Date(now))),
        userId === undefined ? undefined : eq(teamMembers.userId, userId),
      ),
    );
}

/** When danger last came that waits: among what the whole team reads, and with what leaders read. */
async function latestDanger(db: Reader): Promise<{ team: number; leaders: number }> {
  const { state, forLeaders, isUrgent, urgentAt } = requestStates;
  const requests = await db
    .select({ forLeaders, latest: max(urgentAt) })
    .from(requestStates)
    .where(and(eq(state, "waiting"), eq(isUrgent, true)))
    .groupBy(forLeaders)
    .all();
  const message = await db
    .select({ latest: max(contactMessages.createdAt) })
    .from(contactMessages)
    .leftJoin(doneMessages, eq(doneMessages.messageId, contactMessages.id))
    .where(and(eq(contactMessages.isUrgent, true), isNull(doneMessages.doneAt)))
    .get();
  const team = requests.find((group) => !group.forLeaders)?.latest?.getTime() ?? 0;
  const hidden = requests.find((group) => group.forLeaders)?.latest?.getTime() ?? 0;
  return { team, leaders: Math.max(team, hidden, message?.latest?.getTime() ?? 0) };
}

/** When people were last told what, by kind and person. */
async function lastLetters(db: Reader, members: Told[]): Promise<Map<string, number>> {
  const { kind, userId, createdAt } = outbox;
  const ids = members.map((member) => member.userId);
  const found = await db
    .select({ kind, userId, at: max(createdAt) })
    .from(outbox)
    .where(and(inArray(userId, ids), inArray(kind, ["team-danger", "team-daily"])))
    .groupBy(kind, userId)
    .all();
  return new Map(found.map(({ kind, userId, at }) => [`${kind} ${userId}`, at?.getTime() ?? 0]));
}
