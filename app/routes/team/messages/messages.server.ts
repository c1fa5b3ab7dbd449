import {
  countMessages,
  findMessages,
  listMessages,
  messageLists,
} from "#db/messages/messages.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { giveWay } from "~/runtime/queue.server";
import { pageNumber, readPage, wordsToFind } from "~/ui/controls/page-number";
import { ageOf } from "~/ui/reading/age";
import { shownMessage } from "./message.server";

const pageSize = 20;

/** A page of the messages as an address asks for it. */
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
