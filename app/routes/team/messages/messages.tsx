import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import {
  countMessages,
  findMessages,
  listMessages,
  messageLists,
} from "#db/messages/messages.server";
import { teamMessagePath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { giveWay } from "~/runtime/queue.server";
import { PageLinks } from "~/ui/controls/page-links";
import { pageNumber, readPage, wordsToFind } from "~/ui/controls/page-number";
import { privateMeta } from "~/ui/meta/page-meta";
import { ageOf } from "~/ui/reading/moment";
import { factsClass, itemClass, listsClass, markClass } from "~/ui/team/team-styles";
import { requireMember, teamHeaders } from "../member.server";
import { stateNames } from "../team-definitions";
import { DangerMark, TeamFrame, TeamSearch } from "../team-page";
import { shownMessage } from "./messages.server";

export { headers } from "~/forms/page";
export { teamStyles as links } from "~/ui/team/team-styles";

export const meta = privateMeta("Messages - The desk");

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args, "/team/messages");
  return data(await messagesPage(args.request.url), { headers: teamHeaders });
}

const pageSize = 20;

async function messagesPage(url: string) {
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
    path: String(query) ? `/team/messages?${query}` : "/team/messages",
    waiting: count,
    oldest: oldest && ageOf(oldest, now()),
    messages: found.messages.map(shownMessage),
  };
}

type MessagesPage = Awaited<ReturnType<typeof messagesPage>>;

const lists = [
  { list: "waiting", label: "Waiting", to: "/team/messages" },
  { list: "suspected", label: "Possible spam", to: "/team/messages?list=suspected" },
  { list: "done", label: "Done", to: "/team/messages?list=done" },
];

export default function Messages() {
  const page = useLoaderData<typeof loader>();
  const { list, words, messages, path, pageCount } = page;
  return (
    <TeamFrame title="Messages" lead={leadOf(page)} isLeader>
      <div className="grid grid-cols-1 gap-6 pt-8">
        <nav aria-label="Lists" className={listsClass}>
          {lists.map(({ list: name, label, to }) => (
            <Link key={name} to={to} aria-current={name === list ? "page" : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <TeamSearch
          words={words}
          action="/team/messages"
          title="Find a message"
          label="Words, a name or an address"
          hint="Looks through those that wait."
        />
        <section aria-labelledby="list-heading">
          <h2 id="list-heading">{lists.find((each) => each.list === list)?.label}</h2>
          {messages.length === 0 && <p className="mt-4">Nothing stands here.</p>}
          <ol className="mt-2">
            {messages.map(({ id, name, topic, since, state, holder, hasNote, isUrgent, kinds }) => (
              <li key={id} className={itemClass}>
                <h3 className="font-sans text-base leading-snug font-semibold">
                  <Link to={teamMessagePath(id)} className="link inline-flex min-h-6 items-center">
                    {name}
                  </Link>
                </h3>
                <p dir="auto">{topic}</p>
                <ul className={factsClass}>
                  {isUrgent && <DangerMark kinds={kinds} />}
                  <li className={markClass}>
                    {stateNames[state]}
                    {holder && `: ${holder}`}
                  </li>
                  {hasNote && <li>With a note</li>}
                  <li>{since}</li>
                  <li>{id}</li>
                </ul>
              </li>
            ))}
          </ol>
        </section>
        <PageLinks path={path} page={page.page} pageCount={pageCount} />
      </div>
    </TeamFrame>
  );
}

function leadOf({ waiting, oldest }: MessagesPage): string {
  if (waiting === 0) return "Nothing waits. Thank you.";
  if (waiting === 1) return `1 message waits, for ${oldest}.`;
  return `${waiting} messages wait, the oldest for ${oldest}.`;
}
