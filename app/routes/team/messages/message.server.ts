import { type DeskMessage, getMessage } from "#db/messages/messages.server";
import { deskMessagePath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { sinceWords } from "~/ui/reading/age";
import { isolated } from "~/ui/reading/isolated";
import { noSuchPage } from "../member.server";

/** A message by itself. @throws 404 */
export async function messagePage(id = "") {
  const found = await getMessage(database(), messageNumber(id));
  if (!found) throw noSuchMessage();
  const { message, notes } = found;
  return {
    ...shownMessage(found),
    path: deskMessagePath(`m${message.id}`),
    text: message.message,
    email: message.email,
    phone: message.phone,
    note: notes?.note ?? "",
    version: notes?.version ?? 0,
  };
}

export type MessagePage = Awaited<ReturnType<typeof messagePage>>;

/** The number in the name of a message: "m3" here as in the inbox. @throws 404 */
export function messageNumber(id = ""): number {
  if (!/^m[1-9]\d{0,14}$/.test(id)) throw noSuchMessage();
  return Number(id.slice(1));
}

const noSuchMessage = () => noSuchPage("This message isn’t on your desk.");

function messageState(
  doneAt: DeskMessage["doneAt"],
  notes: DeskMessage["notes"],
): "waiting" | "taken" | "done" {
  if (doneAt) return "done";
  return notes?.claimedBy ? "taken" : "waiting";
}

/** What a list shows of a message, and its own page, too. */
export function shownMessage({ message, doneAt, notes, holder }: DeskMessage) {
  const [topic = ""] = message.message.split("\n");
  return {
    id: `m${message.id}`,
    name: isolated(`${message.firstName} ${message.lastName}`.trim()),
    topic: [...topic].slice(0, 80).join(""),
    receivedAt: message.createdAt,
    since: sinceWords(message.createdAt, now()),
    isSuspected: message.isSuspected,
    isUrgent: message.isUrgent ?? false,
    state: messageState(doneAt, notes),
    holder: holder && isolated(holder),
    hasNote: Boolean(notes?.note),
  };
}
