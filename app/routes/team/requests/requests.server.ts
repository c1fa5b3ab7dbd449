import { countMessages } from "#db/messages/messages.server";
import {
  countRequests,
  findRequests,
  hasPrayed,
  listRequests,
  type RequestItem,
  type RequestList,
  requestLists,
} from "#db/requests/request-lists.server";
import type { Member } from "#db/requests/request-states.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { giveWay } from "~/runtime/queue.server";
import { pageNumber, readPage, wordsToFind } from "~/ui/controls/page-number";
import { isolated } from "~/ui/reading/isolated";
import { ageOf, sinceWords } from "~/ui/reading/moment";
import { kindsInWords } from "../danger.server";
import { listParameter, listPath } from "../team-definitions";

const pageSize = 20;

/** Characters. */
const longest = 220;

export async function requestsPage(member: Member, url: string) {
  const list = listOf(url, member);
  const words = wordsToFind(url);
  const { items, count, page, pageCount } = await readPage(pageNumber(url), pageSize, (range) =>
    words === undefined
      ? listRequests(database(), list, member, range)
      : findRequests(database(), words, range, giveWay),
  );
  const isFirstPage = list === "waiting" && words === undefined && page === 1;
  const counts = await countRequests(database(), member);
  const messages = member.isLeader ? await countMessages(database()) : undefined;
  return {
    list,
    words,
    page,
    pageCount,
    count,
    path: words === undefined ? listPath(list) : `/team?${new URLSearchParams({ find: words })}`,
    items: items.map((item) => shown(item, member)),
    counts: summaries(counts),
    messages: messages && { ...summary(messages), danger: messages.danger },
    isLeader: member.isLeader,
    isNew: isFirstPage && counts.mine.count === 0 && !(await hasPrayed(database(), member.userId)),
  };
}

export type RequestsPage = Awaited<ReturnType<typeof requestsPage>>;

function listOf(url: string, { isLeader }: Member): RequestList {
  const asked = new URL(url).searchParams.get(listParameter);
  const list = requestLists.find((name) => name === asked) ?? "waiting";
  return list === "leaders" && !isLeader ? "waiting" : list;
}

type Counted = { count: number; oldest?: Date | null };

const summaries = <Name extends string>(counts: Record<Name, Counted>) =>
  Object.fromEntries(
    Object.entries<Counted>(counts).map(([name, counted]) => [name, summary(counted)]),
  ) as Record<Name, ReturnType<typeof summary>>;

const summary = ({ count, oldest }: Counted) => ({
  count,
  age: oldest ? ageOf(oldest, now()) : undefined,
});

/** A private request's words are only on its own page, where the view is recorded. */
function shown({ state, content, isPrivate, fullName, holder }: RequestItem, { userId }: Member) {
  const letters = [...content.replace(/\s+/g, " ")];
  const excerpt = letters.slice(0, longest).join("").trimEnd();
  return {
    id: `r${state.requestId}`,
    name: isolated(fullName || "Someone"),
    excerpt: state.forLeaders ? undefined : `${excerpt}${letters.length > longest ? "…" : ""}`,
    isPrivate,
    forLeaders: state.forLeaders,
    isUrgent: state.isUrgent,
    kinds: state.isUrgent && !state.forLeaders ? kindsInWords(state.dangerKinds) : [],
    hasNews: state.hasNews,
    isAnswered: state.answeredAt !== null,
    since: sinceWords(state.receivedAt, now()),
    prayedTimes: state.prayedTimes,
    holder:
      holder && state.state === "claimed" && state.claimedBy !== userId
        ? isolated(holder)
        : undefined,
    isMine: state.state === "claimed" && state.claimedBy === userId,
  };
}
