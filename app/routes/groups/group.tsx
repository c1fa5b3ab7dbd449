import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { aboutResting, linkMessages, nobodyAsks } from "#content/groups/form-words";
import { listGroupRequests } from "#db/groups/group-requests.server";
import type { Membership } from "#db/groups/groups.server";
import { countPraying } from "#db/groups/groups-to-pray.server";
import { countPlanDay, listMembers } from "#db/groups/members.server";
import { groupInvite, groupRequest } from "~/groups/group-forms";
import { memberHandlers, ownerHandlers } from "~/groups/group-handlers.server";
import { dayOfGroup } from "~/letters/mornings.server";
import { dayPath, groupPath, groupRequestPath, groupsPath } from "~/paths";
import { helpAfterSending } from "~/routes/help.server";
import { database } from "~/runtime/database.server";
import { GoingCard } from "~/ui/cards/going-card";
import { ButtonLink, SecondaryLink, TallLink } from "~/ui/controls/controls";
import { PageLinks } from "~/ui/controls/page-links";
import { pageNumber, readPage } from "~/ui/controls/page-number";
import { PrintButton } from "~/ui/controls/print-button";
import { DoneNotice } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { dayName } from "~/ui/reading/moment";
import { ReferenceLink } from "~/ui/reading/scripture";
import { Fold, GroupForm, GroupPage, IntentButton, Prayed, RequestWords } from "./group-parts";
import { LinkMaker } from "./invite";
import {
  newLink,
  requireMembership,
  runGroup,
  type ShownRequest,
  shownRequest,
} from "./membership.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { groupStyles as links } from "./group-parts";

/** Titles stay in a browser's history. */
export const meta = privateMeta("A group");

const pageSize = 25;

export async function loader(args: ActionFunctionArgs) {
  const { user, group, member, isOwner, today } = await requireMembership(args);
  const { url } = args.request;
  const list = new URL(url).searchParams.get("list") === "answered" ? "answered" : "open";
  const { requests, ...range } = await readPage(pageNumber(url), pageSize, (range) =>
    listGroupRequests(database(), member, list, today, range),
  );
  const one = { limit: 1, offset: 0 };
  const due = await listGroupRequests(database(), member, "due", today, one);
  const some = { ...one, limit: 20 };
  const resting = await listGroupRequests(database(), member, "resting", today, some);
  const people = await listMembers(database(), group.id);
  const named = (...states: string[]) =>
    people.flatMap(({ name, state, userId }) =>
      states.includes(state) && userId !== user.id ? isolated(name) : [],
    );
  const others = named("member", "owner");
  return {
    ...range,
    list,
    waiting: isOwner ? named("waiting") : [],
    others,
    invites: isOwner && others.length === 0 && !group.endsAt,
    link: isOwner ? await newLink(args.request) : undefined,
    praying: await countPraying(database(), member, today.day),
    name: group.name,
    purpose: group.purpose,
    endsAt: group.endsAt,
    path: groupPath(group.handle),
    handle: group.handle,
    requests: requests.map(shownRequest),
    due: due.count,
    resting: resting.requests.map(shownRequest),
    plan: await planOf(group, member, today.day),
    danger: await helpAfterSending(args.request),
  };
}

/** The day that the group has come to. */
async function planOf(group: Membership["group"], member: Membership["member"], today: string) {
  const reached = dayOfGroup(group, today);
  const { planStartsOn } = group;
  if (!reached || !planStartsOn) return undefined;
  const { plan, number, day } = reached;
  const { title } = plan;
  if (!day) return { title, begins: number < 1 ? dayName(planStartsOn) : undefined };
  const of = { planId: plan.id, day: number, since: planStartsOn };
  const { prayed, isPrayed } = await countPlanDay(database(), member, of);
  return {
    title,
    prayed,
    isPrayed,
    number,
    dayCount: plan.days.length,
    dayTitle: day.title,
    reference: day.scripture.reference,
    question: day.questions?.[0] ?? "Which word of this passage stays with you?",
    to: `${dayPath(plan.id, number)}#day`,
  };
}

type Page = Awaited<ReturnType<typeof loader>>;

export async function action(args: ActionFunctionArgs) {
  const asked = await requireMembership(args);
  const page = pageNumber(args.request.url);
  const search = page > 1 ? { page: String(page) } : undefined;
  const own = memberHandlers(asked.user, asked);
  const handlers = asked.isOwner ? [...own, ...ownerHandlers(asked.user, asked)] : own;
  return runGroup(args, asked, { path: groupPath(asked.group.handle), handlers, search });
}

export default function Group() {
  const page = useLoaderData<typeof loader>();
  const { name, purpose, path, handle, resting, endsAt } = page;
  return (
    <GroupPage
      title={name}
      lead={
        <>
          {purpose} <span className="block text-base">{withWhom(page.others)}</span>
        </>
      }
      back={{ to: groupsPath, label: "Groups" }}
      endsAt={endsAt}
    >
      {page.waiting.length > 0 && (
        <Notice variant="info" title="Someone would like to join">
          {page.waiting.join(", ")}.{" "}
          <TallLink to={`${groupPath(handle, "people")}#people`}>Let them in, or not</TallLink>
        </Notice>
      )}
      {page.invites && (
        <div id={groupInvite.name} className="no-print grid max-w-136 grid-cols-1 gap-4">
          <h2>Invite people</h2>
          <p>{linkMessages.about}</p>
          <LinkMaker path={path} link={page.link} />
        </div>
      )}
      <Requests {...page} />
      {page.plan && <PlanDay {...page.plan} />}
      {resting.length > 0 && (
        <section aria-labelledby="resting-heading" className="no-print">
          <h2 id="resting-heading">Still asking?</h2>
          <p className="mt-2">{aboutResting}</p>
          <RequestList group={handle} requests={resting} action={path} mayRest />
        </section>
      )}
      <Ways {...page} />
    </GroupPage>
  );
}

function Ways({ list, path, handle, endsAt, danger, requests }: Page) {
  return (
    <div>
      {!endsAt && list === "open" && (
        <Fold
          id={groupRequest.name}
          heading="Ask for prayer"
          opens={danger !== undefined || requests.length === 0}
          moment={requests[0]?.handle}
        >
          <GroupForm form={groupRequest} action={path} button="Ask the group" danger={danger} />
        </Fold>
      )}
      <nav aria-label="This group" className="buttons no-print items-center pt-6">
        <SecondaryLink to={groupPath(handle, "people")}>People and settings</SecondaryLink>{" "}
        {list === "open" ? (
          <TallLink to={`${path}?list=answered`}>What was answered</TallLink>
        ) : (
          <TallLink to={path}>What we pray for</TallLink>
        )}{" "}
        <PrintButton className="link min-h-11">Print a sheet</PrintButton>
      </nav>
    </div>
  );
}

const listed = new Intl.ListFormat("en");

function withWhom(others: string[]): string {
  const [shown, more] = [others.slice(0, 4), others.length - 4];
  if (others.length === 0) return "Nobody else is in it yet.";
  return `With ${listed.format(more > 0 ? [...shown, `${more} more`] : shown)}.`;
}

function Requests({ list, path, handle, requests, page, pageCount, due, praying }: Page) {
  const isOpen = list === "open";
  const others = praying === 1 ? "One other has" : praying > 1 && `${praying} others have`;
  const together = others ? `${others} prayed for the group today.` : "";
  return (
    <section id="requests" aria-labelledby="requests-heading">
      <h2 id="requests-heading">{isOpen ? "Pray for each other" : "Answered"}</h2>
      {requests.length === 0 && (
        <p className="mt-2">{isOpen ? nobodyAsks : "Nothing was answered lately."}</p>
      )}
      {isOpen && due > 0 && (
        <div className="no-print mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to={groupPath(handle, "pray")}>Pray for the group</ButtonLink> {together}
        </div>
      )}
      {isOpen && due === 0 && requests.length > 0 && (
        <ul className="no-print mt-4 max-w-168">
          <GoingCard image="" scene="hands" tone="gold">
            <p className="!text-base !text-ink">You’ve prayed for everyone who asked.</p>
            <p>{together}</p>
          </GoingCard>
        </ul>
      )}
      <DoneNotice messages={asked} variant="success" byToast={false} className="mt-4 max-w-168" />
      <RequestList group={handle} requests={requests} action={path} />
      <PageLinks path={isOpen ? path : `${path}?list=answered`} page={page} pageCount={pageCount} />
    </section>
  );
}

const asked = { [groupRequest.name]: groupRequest.success };
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
            {prayedWords(day.prayed, day.isPrayed)}
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

function prayedWords(count: number, isPrayed: boolean): string {
  if (count === 0) return "Be the first of the group to mark it prayed.";
  if (isPrayed) return count === 1 ? "You’ve prayed it." : `You’ve prayed it, ${count} of you.`;
  return count === 1 ? "One of you has prayed it." : `${count} of you have prayed it.`;
}

type RequestListProps = {
  group: string;
  requests: readonly ShownRequest[];
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
              <IntentButton
                action={action}
                intent="keep"
                item={request.handle}
                describedBy={`name-${request.handle}`}
                label="Keep asking"
              />
            ) : (
              <Prayed request={request} action={action} />
            )}
            {request.isMine && <p>{toldWords(request)}</p>}
            <TallLink to={groupRequestPath(group, request.handle)}>
              {request.isMine ? "Details" : "More"}
            </TallLink>
          </div>
        </li>
      ))}
    </ol>
  );
}

function toldWords({ times, lines: { length } }: ShownRequest): string {
  const often =
    times === 1 ? "Someone prayed for this." : times > 0 && `Prayed for ${times} times.`;
  const words = length === 1 ? "A word for you." : length > 0 && `${length} words for you.`;
  return [often, words].filter(Boolean).join(" ");
}
