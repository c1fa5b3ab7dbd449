import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { listNames } from "#content/messages/desk";
import { teamRequestPath } from "~/paths";
import { Icon, TextLink } from "~/ui/controls/controls";
import { PageLinks } from "~/ui/controls/page-links";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { columnsClass, factsClass, itemClass, listsClass, markClass } from "~/ui/team/team-styles";
import { requireMember, teamHeaders } from "../member.server";
import { listPath } from "../team-definitions";
import { DangerMark, TeamDoneNotice, TeamFrame, TeamSearch } from "../team-page";
import { type RequestsPage, requestsPage } from "./requests.server";
import { RequestsHelp } from "./requests-help";

export { headers } from "~/forms/page";
export { teamStyles as links } from "~/ui/team/team-styles";

export const meta = privateMeta("The desk of the prayer team");

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args, "/team");
  return data(await requestsPage(member, args.request.url), { headers: teamHeaders });
}

export default function Requests() {
  const page = useLoaderData<typeof loader>();
  const { items, words, path, pageCount } = page;
  return (
    <TeamFrame title="The desk" lead={leadOf(page)} isLeader={page.isLeader}>
      <TeamDoneNotice />
      <div className={`pt-8 ${page.isNew ? columnsClass : "grid grid-cols-1 gap-6"}`}>
        <div className="grid grid-cols-1 content-start gap-6">
          <Dangers {...page} />
          {page.isNew && (
            <p className="lg:hidden">
              New here? <TextLink to="#desk-help">Read how the desk works</TextLink>, or begin with
              the first request.
            </p>
          )}
          <RequestLists {...page} />
          <TeamSearch words={words} />
          <section aria-labelledby="list-heading">
            <h2 id="list-heading">{headingOf(page)}</h2>
            {items.length === 0 ? (
              <EmptyList {...page} />
            ) : (
              <ol className="mt-2">
                {items.map((item) => (
                  <ListedRequest key={item.id} {...item} />
                ))}
              </ol>
            )}
          </section>
          <PageLinks path={path} page={page.page} pageCount={pageCount} />
        </div>
        <RequestsHelp {...page} />
      </div>
    </TeamFrame>
  );
}

function headingOf({ list, words, count }: RequestsPage): string {
  if (words === undefined) return listNames[list].label;
  return `${count} with “${isolated(words)}” in them`;
}

function leadOf({ counts, messages, isLeader }: RequestsPage): string {
  const parts = [
    countOf(counts.waiting, "request waits", "requests wait"),
    ...(isLeader ? [countOf(counts.leaders, "is for the leaders", "are for the leaders")] : []),
    countOf(
      counts.repeated,
      "waits behind others from the same sender",
      "wait behind others from the same sender",
    ),
    ...(messages ? [countOf(messages, "message waits", "messages wait")] : []),
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? `${parts.join("; ")}.` : "Nothing waits. Thank you.";
}

function RequestLists({ list, words, counts, isLeader }: RequestsPage) {
  const some = (["repeated", "suspected"] as const).filter(
    (name) => counts[name].count > 0 || name === list,
  );
  const names = [...always, ...(isLeader ? (["leaders"] as const) : []), ...some];
  return (
    <nav aria-label="Lists" className={listsClass}>
      {names.map((name) => (
        <Link key={name} to={listPath(name)} aria-current={isAt(name) ? "page" : undefined}>
          {listNames[name].label} <span className="tabular-nums">({counts[name].count})</span>
        </Link>
      ))}
      {(["answered", "closed"] as const).map((name) => (
        <Link key={name} to={listPath(name)} aria-current={isAt(name) ? "page" : undefined}>
          {listNames[name].label}
        </Link>
      ))}
    </nav>
  );

  function isAt(name: string): boolean {
    return words === undefined && name === list;
  }
}

const always = ["waiting", "mine", "taken", "notes"] as const;

function countOf({ count, age }: { count: number; age?: string }, one: string, many: string) {
  if (count === 0) return undefined;
  const oldest = age && count > 1 ? `, the oldest for ${age}` : age ? `, for ${age}` : "";
  return `${count}\u00A0${count === 1 ? one : many}${oldest}`;
}

function Dangers({ list, words, counts, messages }: RequestsPage) {
  const { danger, dangerRepeated, dangerForLeaders } = counts;
  const isHere = words === undefined && list;
  return (
    <>
      {isHere !== "waiting" && (
        <Danger {...danger} of="request" waits="" to={listPath("waiting")} link="Open the list" />
      )}
      {isHere !== "repeated" && (
        <Danger
          {...dangerRepeated}
          of="request"
          waits=" behind others from the same sender"
          to={listPath("repeated")}
          link="Open them"
        />
      )}
      {isHere !== "leaders" && (
        <Danger
          {...dangerForLeaders}
          of="request"
          waits=" for a leader"
          to={listPath("leaders")}
          link="Open the leaders’ list"
        />
      )}
      <Danger
        count={messages?.danger ?? 0}
        of="message"
        waits=" for a leader"
        to="/team/messages"
        link="Open the messages"
      />
    </>
  );
}

type DangerProps = {
  count: number;
  age?: string;
  of: "request" | "message";
  waits: string;
  to: string;
  link: string;
};

function Danger({ count, age, of, waits, to, link }: DangerProps) {
  if (count === 0) return null;
  return (
    <p className="notice max-w-168 text-danger">
      <Icon of="circle-alert" size="1.25em" className="mt-0.5" />
      <span>
        {count === 1
          ? `A ${of} marked “May be in danger” waits${waits}`
          : `${count} ${of}s marked “May be in danger” wait${waits}`}
        {age && `, ${count > 1 ? "the oldest " : ""}for ${age}`}.{" "}
        <TextLink to={to}>{link}</TextLink>
      </span>
    </p>
  );
}

function ListedRequest(item: RequestsPage["items"][number]) {
  const { id, name, excerpt, since, prayedTimes, holder } = item;
  return (
    <li className={itemClass}>
      <h3 className="font-sans text-base leading-snug font-semibold">
        <Link to={teamRequestPath(id)} className="link inline-flex min-h-6 items-center">
          {name}
        </Link>
      </h3>
      {excerpt ? (
        <p dir="auto" className="max-w-168 wrap-anywhere">
          {excerpt}
        </p>
      ) : (
        <p className="text-ink-quiet">
          {item.isPrivate ? "Private." : "Handed to the leaders."} Open it to read it; the log says
          that you did.
        </p>
      )}
      <ul className={factsClass}>
        {item.isUrgent && <DangerMark kinds={item.kinds} />}
        {item.hasNews && <li className={markClass}>News from them</li>}
        {item.isAnswered && <li className={markClass}>Answered</li>}
        {item.isMine && <li className={markClass}>Yours</li>}
        {holder && <li className={markClass}>With {holder}</li>}
        <li>{since}</li>
        <li>{prayedTimes === 0 ? "Not prayed for yet" : `Prayed for: ${prayedTimes}`}</li>
        <li>{id}</li>
      </ul>
    </li>
  );
}

function EmptyList({ list, words, isLeader, counts: { leaders } }: RequestsPage) {
  if (words !== undefined) return <p className="mt-4">Nothing was found.</p>;
  if (list !== "waiting" || !isLeader || leaders.count === 0)
    return <p className="mt-4">{listNames[list].empty}</p>;
  return (
    <p className="mt-4">
      Nothing waits for the whole team.{" "}
      <TextLink to={listPath("leaders")}>
        {leaders.count === 1 ? "One is for the leaders" : `${leaders.count} are for the leaders`}
      </TextLink>
      .
    </p>
  );
}
