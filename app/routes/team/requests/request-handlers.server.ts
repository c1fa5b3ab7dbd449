import { z } from "zod";
import * as handovers from "#db/requests/notes.server";
import { writeNote } from "#db/requests/notes.server";
import type { Member } from "#db/requests/request-states.server";
import type { FormHandler } from "~/forms/action.server";
import { optional, text } from "~/forms/fields.server";
import { doneParameter } from "~/forms/form";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { tellFormConflict } from "../conflict.server";
import { handOver, requestNote, returnToTeam } from "../desk-definitions";
import { listPath } from "../desk-lists";

/** The state that was seen; what is no number was none. */
export const version = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .catch(-1);

const noteSchema = z.object({ version, words: text(requestNote.fields.words) });

const returnSchema = z.object({
  version,
  word: optional(text({ ...returnToTeam.fields.word, required: "Please write a word" })),
});

const handSchema = z.object({
  version,
  why: optional(text({ ...handOver.fields.why, required: "Please write why" })),
});

/** Takes a note to who asked. */
export function noteHandler(
  member: Member,
  requestId: number,
): FormHandler<z.infer<typeof noteSchema>> {
  return {
    form: requestNote,
    schema: noteSchema,
    async save({ version, words }) {
      const action = { ...member, requestId, version };
      const note = { kind: "note", text: words } as const;
      const isSent = await tellFormConflict(() => writeNote(database(), action, note, now()));
      return { message: isSent ? sent : waits };
    },
  };
}

const sent = { title: "Sent", description: "Whoever asked reads it on their page." };

const waits = {
  title: "Waits for a second look",
  description: "A second person of the team reads the note before it goes.",
};

/** Hands a request to the leaders. */
export function handOverHandler(
  member: Member,
  requestId: number,
): FormHandler<z.infer<typeof handSchema>> {
  return {
    form: handOver,
    schema: handSchema,
    async save({ version, why }) {
      const action = { ...member, requestId, version };
      await tellFormConflict(() => handovers.handToLeaders(database(), action, why, now()));
      return member.isLeader
        ? undefined
        : { to: `${listPath("waiting")}?${doneParameter}=${handOver.name}` };
    },
  };
}

/** Gives a request that was handed to the leaders back to the whole team. */
export function returnHandler(
  member: Member,
  requestId: number,
): FormHandler<z.infer<typeof returnSchema>> {
  return {
    form: returnToTeam,
    schema: returnSchema,
    async save({ version, word }) {
      const action = { ...member, requestId, version };
      await tellFormConflict(() => handovers.returnToTeam(database(), action, word, now()));
      return undefined;
    },
  };
}
