import { z } from "zod";
import { requestMessages } from "#content/messages/desk";
import * as notes from "#db/requests/notes.server";
import * as actions from "#db/requests/request-actions.server";
import {
  countOfSender,
  getRequest,
  hasSecondReader,
  recordView,
} from "#db/requests/request-page.server";
import {
  type Member,
  type RequestAction,
  RequestNotFoundError,
} from "#db/requests/request-states.server";
import type { FormHandler, IntentHandlers } from "~/forms/action.server";
import { optional, text } from "~/forms/fields.server";
import { doneParameter } from "~/forms/form";
import { teamRequestPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { isolated } from "~/ui/reading/isolated";
import {
  dangerNews,
  helpLetter,
  markedPieces,
  type Piece,
  plainPieces,
  takenBack,
} from "../danger.server";
import { handlerOf, noSuchPage, tellFormConflict, version } from "../member.server";
import {
  handOver,
  listPath,
  type RequestIntent,
  requestNote,
  returnToTeam,
} from "../team-definitions";

type ActionHandler = (action: RequestAction, form: FormData) => Promise<unknown>;

export function requestIntents(member: Member, requestId: number): IntentHandlers {
  const handlers = Object.entries(actionHandlers).map(([intent, run]) => [
    intent,
    async ({ form }: { form: FormData }) => {
      const version = Number(form.get("version"));
      await run({ ...member, requestId, version: Number.isInteger(version) ? version : -1 }, form);
      return { message: requestMessages[intent as RequestIntent] };
    },
  ]);
  return Object.fromEntries(handlers);
}

const actionHandlers: Record<RequestIntent, ActionHandler> = {
  claim: (action) => actions.claimRequest(database(), action, now()),
  release: (action) => actions.releaseRequest(database(), action, now()),
  prayed: (action) => actions.notePrayed(database(), action, now()),
  close: (action) => actions.closeRequest(database(), action, now()),
  reopen: (action) => actions.reopenRequest(database(), action),
  heavy: (action) => notes.handToLeaders(database(), action, "This is too heavy for me.", now()),
  calm: (action) => actions.calmRequest(database(), action, now()),
  help: async (action) => {
    const kinds = (await getRequest(database(), action.requestId))?.state.dangerKinds ?? null;
    const note = { kind: "help", text: helpLetter(kinds) } as const;
    return notes.writeNote(database(), action, note, now());
  },
  "release-note": async (action, form) => {
    const sent = await notes.releaseNote(database(), { ...action, noteId: noteOf(form) }, now());
    if (!sent) throw new RequestNotFoundError();
  },
  "discard-note": (action, form) =>
    notes.discardNote(database(), { ...action, noteId: noteOf(form) }),
};

const noteOf = (form: FormData) => Number(form.get("note")) || 0;

const noteSchema = z.object({ version, words: text(requestNote.fields.words) });

const handSchema = z.object({
  version,
  why: optional(text({ ...handOver.fields.why, required: "Please write why" })),
});

const returnSchema = z.object({
  version,
  word: optional(text({ ...returnToTeam.fields.word, required: "Please write a word" })),
});

export function requestHandlers(member: Member, requestId: number): FormHandler[] {
  const seen = (version: number) => ({ ...member, requestId, version });
  return [
    handlerOf(requestNote, noteSchema, async ({ version, words }) => {
      const note = { kind: "note", text: words } as const;
      const write = () => notes.writeNote(database(), seen(version), note, now());
      await tellFormConflict(write);
      return undefined;
    }),
    handlerOf(handOver, handSchema, async ({ version, why }) => {
      await tellFormConflict(() => notes.handToLeaders(database(), seen(version), why, now()));
      if (member.isLeader) return undefined;
      return { to: `${listPath("waiting")}?${doneParameter}=${handOver.name}` };
    }),
    handlerOf(returnToTeam, returnSchema, async ({ version, word }) => {
      await tellFormConflict(() => notes.returnToTeam(database(), seen(version), word, now()));
      return undefined;
    }),
  ];
}

/** "r7", as in the inbox. @throws 404 */
export function requestNumber(id = ""): number {
  if (!/^r[1-9]\d{0,14}$/.test(id)) throw noSuchPage();
  return Number(id.slice(1));
}

/** A view of a private request is recorded first. @returns undefined where there is none for this member. */
export async function requestPage(member: Member, url: string, id = "") {
  const found = /^r[1-9]\d{0,14}$/.test(id)
    ? await getRequest(database(), Number(id.slice(1)))
    : undefined;
  if (!found || (found.state.forLeaders && !member.isLeader)) return undefined;
  const { request, state, sender, holder, calmer, prayers } = found;
  const view = { requestId: request.id, userId: member.userId, way: "desk" } as const;
  if (state.forLeaders) await recordView(database(), view, now());
  const isMarked = (at: Date) => state.isUrgent && (!state.calmedAt || at > state.calmedAt);
  const piecesOf = (text: string, at: Date) =>
    isMarked(at) ? markedPieces(text) : plainPieces(text);
  const same = sender?.email ? await countOfSender(database(), sender.email, member) : 1;
  return {
    id: `r${request.id}`,
    path: teamRequestPath(`r${request.id}`),
    version: state.version,
    name: isolated(sender?.fullName || "Someone"),
    email: member.isLeader ? (sender?.email ?? null) : null,
    isStranger: request.userId === null,
    hasPage: found.pageEndsAt !== null && found.pageEndsAt.getTime() > now(),
    hasSecondReader: await hasSecondReader(database(), member, state, now()),
    words: request.content,
    pieces: piecesOf(request.content, request.createdAt),
    isPrivate: request.isPrivate,
    forLeaders: state.forLeaders,
    isUrgent: state.isUrgent,
    danger: state.isUrgent ? dangerNews(state.dangerKinds, "request", url) : null,
    calmed: takenBack({ ...state, calmer }),
    isSuspected: sender?.isSuspected ?? false,
    hasNews: state.hasNews,
    state: state.state,
    mayAct: member.isLeader || state.state !== "claimed" || state.claimedBy === member.userId,
    holder: state.state === "claimed" && holder ? isolated(holder) : null,
    isMine: state.state === "claimed" && state.claimedBy === member.userId,
    isLeader: member.isLeader,
    receivedAt: request.createdAt,
    answeredAt: state.answeredAt,
    expiresAt: state.expiresAt,
    prayedTimes: state.prayedTimes,
    prayers: prayers.map(({ name, prayedAt }) => ({ name: name && isolated(name), prayedAt })),
    others: same - 1,
    notes: shownNotes(found, member, piecesOf),
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof getRequest>>>;

/** Words to the leaders are for leaders. */
function shownNotes(
  { notes }: Found,
  { userId, isLeader }: Member,
  piecesOf: (text: string, at: Date) => Piece[],
) {
  const readable = notes.filter(
    ({ note: { kind, releasedBy } }) => isLeader || kind !== "handover" || releasedBy !== null,
  );
  return readable.map(({ note, writer, looker }) => ({
    id: note.id,
    kind: note.kind,
    pieces:
      note.kind === "update" || note.kind === "answer"
        ? piecesOf(note.text, note.writtenAt)
        : plainPieces(note.text),
    at: note.writtenAt,
    writer: writer && isolated(writer),
    looker: looker === writer ? null : looker && isolated(looker),
    waits: note.kind === "note" && note.releasedAt === null,
    isForTeam: note.kind === "handover" && note.releasedBy !== null,
    isOwn: note.writtenBy === userId,
  }));
}

export type RequestPage = NonNullable<Awaited<ReturnType<typeof requestPage>>>;
