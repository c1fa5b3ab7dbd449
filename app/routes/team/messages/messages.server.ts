import { deskMessagePath } from "~/paths";
import { noSuchPage } from "~/routes/team/member.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { pageNumber, readPage, wordsToFind } from "~/ui/controls/page-number";
import { ageOf, sinceWords } from "~/ui/reading/age";
import {
  countMessages,
  type DeskMessage,
  getMessage,
  listMessages,
  messageLists,
} from "../../../../db/desk/desk-messages.server";

const pageSize = 20;

/** A page of the messages as an address asks for it. */
export async function messagesPage(url: string) {
  const asked = new URL(url).searchParams.get("list");
  const list = messageLists.find((name) => name === asked) ?? "waiting";
  const words = wordsToFind(url);
  const found = await readPage(pageNumber(url), pageSize, (range) =>
    listMessages(database(), { list, words }, range),
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
    messages: found.messages.map(shown),
  };
}

export type MessagesPage = Awaited<ReturnType<typeof messagesPage>>;

/** A message by itself. @throws 404 */
export async function messagePage(id = "") {
  const found = await getMessage(database(), messageNumber(id));
  if (!found) throw noSuchMessage();
  const { message, notes } = found;
  return {
    ...shown(found),
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

function shown({ message, doneAt, notes, holder }: DeskMessage) {
  const [topic = ""] = message.message.split("\n");
  return {
    id: `m${message.id}`,
    name: `${message.firstName} ${message.lastName}`.trim(),
    topic: topic.slice(0, 80),
    receivedAt: message.createdAt,
    since: sinceWords(message.createdAt, now()),
    isSuspected: message.isSuspected,
    state: messageState(doneAt, notes),
    holder,
    hasNote: Boolean(notes?.note),
  };
}
