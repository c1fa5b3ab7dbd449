import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Icon } from "~/ui/controls/icon";
import { PageLinks } from "~/ui/controls/page-links";
import { pageMeta } from "~/ui/meta/page-meta";
import { columnsClass } from "~/ui/team/team-classes";
import { teamStyles } from "~/ui/team/team-styles";
import { type DeskPage, deskPage } from "./desk.server";
import { DeskFrame } from "./desk-frame";
import { DeskHelp } from "./desk-help";
import { DeskLists } from "./desk-links";
import { listPath } from "./desk-lists";
import { EmptyList, headingOf, leadOf } from "./desk-words";
import { DoneNotice } from "./done-notice";
import { FindOnDesk } from "./find-on-desk";
import { ListedRequest } from "./listed-request";
import { requireMember, teamHeaders } from "./member.server";

export { headers } from "~/forms/page";

export const links = teamStyles;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "The desk of the prayer team", canonical: false });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args, "/team");
  return data(await deskPage(member, args.request.url), { headers: teamHeaders });
}

/** What was asked of the team, the oldest first. */
export default function Desk() {
  const page = useLoaderData<typeof loader>();
  const { items, words, path, pageCount } = page;
  return (
    <DeskFrame title="The desk" lead={leadOf(page)} isLeader={page.isLeader}>
      <DoneNotice />
      <div className={`pt-8 ${page.isNew ? columnsClass : "grid grid-cols-1 gap-6"}`}>
        <div className="grid grid-cols-1 content-start gap-6">
          <Dangers {...page} />
          {page.isNew && (
            <p className="lg:hidden">
              New here?{" "}
              <a href="#desk-help" className="link">
                Read how the desk works
              </a>
              , or begin with the first request.
            </p>
          )}
          <DeskLists {...page} />
          <FindOnDesk words={words} />
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
        <DeskHelp {...page} />
      </div>
    </DeskFrame>
  );
}

/** What nobody must miss, whichever list is open. */
function Dangers({ list, words, counts: { danger, dangerForLeaders }, messages }: DeskPage) {
  const isHere = words === undefined && list;
  return (
    <>
      {isHere !== "waiting" && (
        <Danger {...danger} of="request" waits="" to={listPath("waiting")} link="Open the list" />
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
          ? `A ${of} with words of danger waits${waits}`
          : `${count} ${of}s with words of danger wait${waits}`}
        {age && `, ${count > 1 ? "the oldest " : ""}for ${age}`}.{" "}
        <Link to={to} className="link">
          {link}
        </Link>
      </span>
    </p>
  );
}
