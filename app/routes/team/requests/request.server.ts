import {
  countOfSender,
  getDeskRequest,
  hasSecondReader,
  recordView,
} from "#db/requests/request-page.server";
import type { Member } from "#db/requests/request-states.server";
import { deskRequestPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { isolated } from "~/ui/reading/isolated";
import { noSuchPage } from "../member.server";

/** The number in the name of a request: "r7" here as in the inbox. @throws 404 */
export function requestNumber(id = ""): number {
  if (!/^r[1-9]\d{0,14}$/.test(id)) throw noSuchPage();
  return Number(id.slice(1));
}

/**
 * A request as a person of the team reads it. That a private one is looked at is written down first.
 * @returns undefined where they may not, or there is none.
 */
export async function requestPage(member: Member, id = "") {
  const found = /^r[1-9]\d{0,14}$/.test(id)
    ? await getDeskRequest(database(), Number(id.slice(1)))
    : undefined;
  if (!found || (found.state.forLeaders && !member.isLeader)) return undefined;
  const { request, state, sender, holder, notes, prayers } = found;
  if (state.forLeaders) await recordPrivateView(request.id, member.userId);
  const same = sender?.email ? await countOfSender(database(), sender.email, member) : 1;
  return {
    id: `r${request.id}`,
    path: deskRequestPath(`r${request.id}`),
    version: state.version,
    name: isolated(sender?.fullName || "Somebody"),
    email: member.isLeader ? (sender?.email ?? null) : null,
    isStranger: request.userId === null,
    hasSecondReader: await hasSecondReader(database(), member, state, now()),
    words: request.content,
    isPrivate: request.isPrivate,
    forLeaders: state.forLeaders,
    isUrgent: state.isUrgent,
    isSuspected: sender?.isSuspected ?? false,
    hasNews: state.hasNews,
    state: state.state,
    holder: state.state === "claimed" && holder ? isolated(holder) : null,
    isMine: state.state === "claimed" && state.claimedBy === member.userId,
    isLeader: member.isLeader,
    receivedAt: request.createdAt,
    answeredAt: state.answeredAt,
    expiresAt: state.expiresAt,
    prayedTimes: state.prayedTimes,
    prayers: prayers.map(({ name, prayedAt }) => ({ name: name && isolated(name), prayedAt })),
    others: same - 1,
    notes: notes.filter(isReadableBy(member)).map(({ note, writer, looker }) => ({
      id: note.id,
      kind: note.kind,
      text: note.text,
      at: note.writtenAt,
      writer: writer && isolated(writer),
      looker: looker === writer ? null : looker && isolated(looker),
      waits: note.kind === "note" && note.releasedAt === null,
      isForTeam: note.kind === "handover" && note.releasedBy !== null,
      isOwn: note.writtenBy === member.userId,
    })),
  };
}

export type RequestPage = NonNullable<Awaited<ReturnType<typeof requestPage>>>;

type Note = NonNullable<Awaited<ReturnType<typeof getDeskRequest>>>["notes"][number];

/** What was written to the leaders is theirs, whoever reads the request later. */
const isReadableBy =
  ({ isLeader }: Member) =>
  ({ note: { kind, releasedBy } }: Note) =>
    isLeader || kind !== "handover" || releasedBy !== null;

/** What cannot be written down is not shown. */
async function recordPrivateView(requestId: number, userId: number): Promise<void> {
  const view = { requestId, userId, way: "desk" } as const;
  await recordView(database(), view, now());
}
