import type { TeamMessage } from "#db/messages/messages.server";
import { now } from "~/runtime/clock.server";
import { sinceWords } from "~/ui/reading/age";
import { isolated } from "~/ui/reading/isolated";
import type { stateNames } from "../team-definitions";

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
    state: messageState(found),
    holder: holder && isolated(holder),
    hasNote: Boolean(notes?.note),
  };
}
