import { z } from "zod";
import {
  changeMessage,
  countMessages,
  findMessages,
  getMessage,
  listMessages,
  messageLists,
  type TeamMessage,
} from "#db/messages/messages.server";
import type { FormHandler } from "~/forms/action.server";
import { optional, text } from "~/forms/fields.server";
import { teamMessagePath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { giveWay } from "~/runtime/queue.server";
import { pageNumber, readPage, wordsToFind } from "~/ui/controls/page-number";
import { ageOf, sinceWords } from "~/ui/reading/age";
import { isolated } from "~/ui/reading/isolated";
import { noSuchPage, tellFormConflict, version } from "../member.server";
import { messageNote } from "../team-definitions";

const messageSchema = z.object({
  version,
  state: z.enum(["waiting", "taken", "done"], { error: messageNote.fields.state.required }),
  note: optional(text({ ...messageNote.fields.note, required: "Please write a note" })),
});

export function messageHandler(
  userId: number,
  id: number,
): FormHandler<z.infer<typeof messageSchema>> {
  return {
    form: messageNote,
    schema: messageSchema,
    async save({ version, state, note }) {
      const change = { userId, id, version, state, note };
      await tellFormConflict(() => changeMessage(database(), change, now()));
      return undefined;
    },
  };
}

export async function messagePage(id = "") {
  const found = await getMessage(database(), messageNumber(id));
  if (!found) throw noSuchMessage();
  const { message, notes } = found;
  return {
    ...shownMessage(found),
    path: teamMessagePath(`m${message.id}`),
    text: message.message,
    email: message.email,
    phone: message.phone,
    note: notes?.note ?? "",
    version: notes?.version ?? 0,
  };
}

export type MessagePage = Awaited<ReturnType<typeof messagePage>>;

/** "m3", as in the inbox. @throws 404 */
export function messageNumber(id = ""): number {
  if (!/^m[1-9]\d{0,14}$/.test(id)) throw noSuchMessage();
  return Number(id.slice(1));
}

const noSuchMessage = () => noSuchPage("This message isn’t on your desk.");

function messageState(
  doneAt: TeamMessage["doneAt"],
  notes: TeamMessage["notes"],
): "waiting" | "taken" | "done" {
  if (doneAt) return "done";
  return notes?.claimedBy ? "taken" : "waiting";
}

function shownMessage({ message, doneAt, notes, holder }: TeamMessage) {
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

const pageSize = 20;

export async function messagesPage(url: string) {
  const asked = new URL(url).searchParams.get("list");
  const list = messageLists.find((name) => name === asked) ?? "waiting";
  const words = wordsToFind(url);
  const found = await readPage(pageNumber(url), pageSize, (range) =>
    words === undefined
      ? listMessages(database(), list, range)
      : findMessages(database(), list, words, range, giveWay),
  );
  const { count, oldest } = await countMessages(database());
  const query = new URLSearchParams({
    ...(list !== "waiting" && { list }),
    ...(words !== undefined && { find: words }),
  });
  return {
    list,
    words,
    page: found.page,
    pageCount: found.pageCount,
    count: found.count,
    path: query.size > 0 ? `/team/messages?${query}` : "/team/messages",
    waiting: count,
    oldest: oldest && ageOf(oldest, now()),
    messages: found.messages.map(shownMessage),
  };
}

export type MessagesPage = Awaited<ReturnType<typeof messagesPage>>;
