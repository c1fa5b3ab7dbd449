import { z } from "zod";
import { changeMessage, type TeamMessage } from "#db/messages/messages.server";
import { optional, text } from "~/forms/fields.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { isolated } from "~/ui/reading/isolated";
import { sinceWords } from "~/ui/reading/moment";
import { kindsInWords } from "../danger.server";
import { handlerOf, tellFormConflict, version } from "../member.server";
import { messageNote, type stateNames } from "../team-definitions";

const messageSchema = z.object({
  version,
  state: z.enum(["waiting", "taken", "done"], { error: messageNote.fields.state.required }),
  note: optional(text({ ...messageNote.fields.note, required: "Please write a note" })),
});

export const messageHandler = (userId: number, id: number) =>
  handlerOf(messageNote, messageSchema, async (sent) => {
    await tellFormConflict(() => changeMessage(database(), { userId, id, ...sent }, now()));
    return undefined;
  });

function messageState({ doneAt, notes }: TeamMessage): keyof typeof stateNames {
  if (doneAt) return "done";
  return notes?.claimedBy ? "taken" : "waiting";
}

export function shownMessage(found: TeamMessage) {
  const { message, notes, holder } = found;
  const [topic = ""] = message.message.split("\n");
  return {
    id: `m${message.id}`,
    name: isolated(`${message.firstName} ${message.lastName}`.trim()),
    topic: [...topic].slice(0, 80).join(""),
    receivedAt: message.createdAt,
    since: sinceWords(message.createdAt, now()),
    isSuspected: message.isSuspected,
    isUrgent: message.isUrgent ?? false,
    kinds: message.isUrgent ? kindsInWords(message.dangerKinds) : [],
    state: messageState(found),
    holder: holder && isolated(holder),
    hasNote: Boolean(notes?.note),
  };
}
