import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import * as words from "#content/groups/form-words";
import { afterAsking } from "#content/help/first-words";
import { type GroupRequest, listGroupRequests } from "#db/groups/group-requests.server";
import { countPraying } from "#db/groups/groups-to-pray.server";
import { listMembers } from "#db/groups/members.server";
import { doneParameter } from "~/forms/form";
import { groupInvite, groupRequest } from "~/groups/group-forms";
import { postedBy } from "~/groups/group-handlers.server";
import { groupPath, groupRequestPath, groupsPath } from "~/paths";
import { helpAfterSending, helpNow } from "~/routes/help.server";
import { database } from "~/runtime/database.server";
import { ButtonLink, Icon, SecondaryLink, TallLink } from "~/ui/controls/controls";
import { PageLinks } from "~/ui/controls/page-links";
import { pageNumber, readPage } from "~/ui/controls/page-number";
import { PrintButton } from "~/ui/controls/print-button";
import { DoneNotice } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { ReferenceLink } from "~/ui/reading/scripture";
import {
  about,
  Fold,
  GroupForm,
  GroupPage,
  IntentButton,
  Light,
  Prayed,
  RequestWords,
} from "./group-parts";
import { LinkMaker } from "./invite";
import * as groups from "./membership.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { groupStyles as links } from "./group-parts";

/** Titles stay in a browser's history. */
export const meta = privateMeta("A group");

export async function loader(args: ActionFunctionArgs) {
  const { user, group, member, isOwner, today } = await groups.requireMembership(args);
  const { url } = args.request;
  const query = new URL(url).searchParams;
  const list = query.get("list") === "answered" ? "answered" : "open";
  const done = query.get(doneParameter) === groupRequest.name;
  const { requests: found, ...range } = await readPage(pageNumber(url), 25, (range) =>
    listGroupRequests(database(), member, list, today, range),
  );
  const show = (request: GroupRequest) => groups.shownRequest(request, today);
  const requests = found.map(show);
  const due = await listGroupRequests(database(), member, "due", today, { limit: 1, offset: 0 });
  const some = { limit: 20, offset: 0 };
  const resting = await listGroupRequests(database(), member, "resting", today, some);
  const people = await listMembers(database(), group.id);
  const others = groups.namesOf(people, user, "member", "owner");
  const invites = isOwner && others.length === 0 && !group.endsAt;
  const first = list === "open" && range.page === 1 && !invites ? due.requests[0] : undefined;
  const { handle, name, purpose, endsAt } = group;
  return {
    ...range,
    ...{ list, others, invites, handle, name, purpose, endsAt, requests },
    waiting: isOwner ? groups.namesOf(people, user, "waiting") : [],
    link: isOwner ? await groups.newLink(args.request) : undefined,
    praying: await countPraying(database(), member, today.day),
    path: groupPath(handle),
    first: first && show(first),
    left: due.count,
    rest: requests.filter(({ handle }) => handle !== first?.handle),
    resting: resting.requests.map(show),
    plan: await groups.planOf(group, member, today.day),
    danger: done ? await helpAfterSending(args.request, afterAsking) : undefined,
    help: helpNow(args),
  };
}

type Page = Awaited<ReturnType<typeof loader>>;

export async function action(args: ActionFunctionArgs) {
  const asked = await groups.requireMembership(args);
  const page = pageNumber(args.request.url);
  const search = page > 1 ? { page: String(page) } : undefined;
  const handlers = postedBy(asked.user, asked);
  return groups.runGroup(args, asked, {
    path: groupPath(asked.group.handle),
    handlers,
    search,
  });
}

export default function Group() {
  const page = useLoaderData<typeof loader>();
  const { name, purpose, handle, endsAt, others, list } = page;
  const done = { [groupRequest.name]: others.length > 0 ? groupRequest.success : words.askedAlone };
  const isListed = list === "answered" || page.rest.length + page.resting.length > 0;
  return (
    <GroupPage
      title={name}
      lead={
        <>
          {purpose} <span className="block text-base">{words.withWhom(others)}</span>
        </>
      }
      back={{ to: groupsPath, label: "Groups" }}
      endsAt={endsAt}
      ways={<Ways {...page} />}
      help={page.help}
    >
      {page.waiting.length > 0 && (
        <Notice variant="info" title="Someone would like to join" className="no-print">
          {page.waiting.join(", ")}.{" "}
          <TallLink to={`${groupPath(handle, "people")}#people`}>Let them in, or not</TallLink>
        </Notice>
      )}
      <div
        id="requests"
        className={`grid scroll-mt-6 grid-cols-1 gap-x-columns gap-y-part print:block lg:[&>.notice]:col-span-full ${isListed ? "" : columns}`}
      >
        <DoneNotice messages={done} variant="success" byToast={false} />
        {list === "open" && <Lead {...page} />}
        <div
          className={`grid grid-cols-1 content-start gap-x-columns gap-y-part print:block ${isListed ? `lg:grid-rows-[auto_1fr] ${columns}` : ""}`}
        >
          {list === "open" && !endsAt && <Ask {...page} />}
          {isListed && <Requests {...page} />}
          {page.plan && <PlanDay {...page.plan} />}
        </div>
      </div>
    </GroupPage>
  );
}

const columns = "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]";

/** The way to others, else a request and the way to pray, else how it stands. */
function Lead({ first, path, handle, others, ...page }: Page) {
  if (page.invites)
    return (
      <Light id={groupInvite.name}>
        <h2>Invite people</h2>
        <p className="mt-3 mb-6 text-pretty">{words.goingWords(true, [])}</p>
        <LinkMaker path={path} link={page.link} />
        <p className="mt-5 text-small text-pretty text-ink-quiet">{words.linkMessages.about}</p>
      </Light>
    );
  return (
    <Light>
      {first && <RequestWords request={first} />}
      {!first && page.requests.some(({ isMine }) => !isMine) && (
        <Icon of="check" className={done} />
      )}
      {!first && (
        <p className="prayed-words">{words.goingWords(others.length === 0, page.requests)}</p>
      )}
      <div className="no-print mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {first && <ButtonLink to={groupPath(handle, "pray")}>Pray for the group</ButtonLink>}
        {first && <RequestLinks group={handle} request={first} />}
        <p className="basis-full text-small">{words.prayingWords(page.praying, page.left)}</p>
      </div>
    </Light>
  );
}

const done = "mb-6 size-12 rounded-round border border-accent p-3 text-accent";

function Ask({ path, danger, requests, others, invites }: Page) {
  return (
    <Fold
      id={groupRequest.name}
      heading="Ask for prayer"
      opens={danger !== undefined || (requests.length === 0 && !invites)}
      moment={requests[0]?.handle}
      beside
    >
      <GroupForm
        form={danger ? groupRequest : { ...groupRequest, success: undefined }}
        action={path}
        button="Ask the group"
        variant={requests.length > 0 || others.length === 0 ? "secondary" : "primary"}
        danger={danger}
      />
    </Fold>
  );
}

function Ways({ list, path, handle }: Page) {
  const isOpen = list === "open";
  return (
    <nav
      aria-label="This group"
      className="no-print @container flex flex-wrap items-center gap-x-[min(1.5rem,5vw)] text-small"
    >
      <TallLink to={groupPath(handle, "people")}>
        People<span className="@max-[16rem]:hidden">&nbsp;and settings</span>
      </TallLink>{" "}
      <TallLink to={isOpen ? `${path}?list=answered` : path}>
        {isOpen ? "Answered" : "Requests"}
      </TallLink>{" "}
      <PrintButton className="link min-h-11">Print</PrintButton>
    </nav>
  );
}

function Requests({ list, path, handle, requests, rest, resting, ...page }: Page) {
  const isOpen = list === "open";
  const heading = page.others.length === 0 ? "Your requests" : "Pray for each other";
  return (
    <div className="lg:order-first lg:row-span-2">
      {isOpen && rest.length > 0 && <h2 className="print:hidden">{heading}</h2>}
      {isOpen && page.invites && page.left > 0 && (
        <TallLink to={groupPath(handle, "pray")}>Pray for them one by one</TallLink>
      )}
      {!isOpen && <h2>Answered</h2>}
      {!isOpen && requests.length === 0 && <p className="mt-2">Nothing was answered lately.</p>}
      <RequestList group={handle} requests={rest} action={path} />
      <PageLinks {...page} path={isOpen ? path : `${path}?list=answered`} />
      {resting.length > 0 && (
        <section aria-labelledby="resting-heading" className="no-print pt-part">
          <h2 id="resting-heading">Still asking?</h2>
          <p className="mt-2">{words.aboutResting}</p>
          <RequestList group={handle} requests={resting} action={path} mayRest />
        </section>
      )}
    </div>
  );
}

function PlanDay({ title, begins, ...day }: NonNullable<Page["plan"]>) {
  return (
    <section aria-labelledby="plan-heading" className="card grid grid-cols-1 gap-3 p-inset">
      <h2 id="plan-heading" className="text-subheading">
        {title}
      </h2>
      {day.to ? (
        <>
          <p>
            Day {day.number} of {day.dayCount}: {day.dayTitle}. Read{" "}
            <ReferenceLink reference={day.reference} />.
          </p>
          <p>To talk about: {day.question}</p>
          <p className="no-print text-small text-ink-quiet">
            {words.planPrayedWords(day.prayed, day.isPrayed)}
          </p>
          <div className="buttons no-print">
            <SecondaryLink to={day.to}>
              {day.isPrayed ? "Read it again" : "Read this day"}
            </SecondaryLink>
          </div>
        </>
      ) : (
        <p>{begins ? `It begins on ${begins}.` : "You’ve come to the end of it together."}</p>
      )}
    </section>
  );
}

type RequestListProps = {
  group: string;
  requests: readonly groups.ShownRequest[];
  action: string;
  /** Its writer is asked whether they still ask. */
  mayRest?: boolean;
};

function RequestList({ group, requests, action, mayRest }: RequestListProps) {
  return (
    <ol className="*:border-b *:border-line *:py-6 *:last:border-0">
      {requests.map((request) => (
        <li key={request.handle}>
          <RequestWords request={request} />
          <div className="no-print mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
            {mayRest ? (
              <IntentButton {...about(request, action)} intent="keep" label="Keep asking" />
            ) : (
              <Prayed request={request} action={action} />
            )}
            <RequestLinks group={group} request={request} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function RequestLinks({ group, request }: { group: string; request: groups.ShownRequest }) {
  const { handle, isMine, times, lines, worries, writer } = request;
  const path = groupRequestPath(group, handle);
  const told = isMine && words.toldWords(times, lines.length);
  return (
    <>
      {told && <p>{told}</p>}
      <TallLink to={path}>{isMine ? "Details" : "More"}</TallLink>
      {worries && <TallLink to={`${path}#worried`}>{words.worryWords(isolated(writer))}</TallLink>}
    </>
  );
}
