import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listGroupRequests } from "#db/groups/group-requests.server";
import type { Membership } from "#db/groups/groups.server";
import { countPlanDay, listMembers } from "#db/groups/members.server";
import { groupRequest } from "~/groups/group-forms";
import { memberHandlers } from "~/groups/group-handlers.server";
import { dayOfGroup } from "~/letters/mornings.server";
import { dayPath, groupPath, groupRequestPath, groupsPath } from "~/paths";
import { helpAfterSending } from "~/routes/help.server";
import { database } from "~/runtime/database.server";
import { ButtonLink, SecondaryLink, TallLink } from "~/ui/controls/controls";
import { PageLinks } from "~/ui/controls/page-links";
import { pageNumber, readPage } from "~/ui/controls/page-number";
import { PrintButton } from "~/ui/controls/print-button";
import { Notice } from "~/ui/forms/notice";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { dayName } from "~/ui/reading/moment";
import { ReferenceLink } from "~/ui/reading/scripture";
import { GroupForm, GroupPage, IntentButton, Prayed, RequestWords } from "./group-parts";
import { requireMembership, runGroup, type ShownRequest, shownRequest } from "./membership.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { groupStyles as links } from "./group-parts";

/** Titles stay in a browser's history. */
export const meta = privateMeta("A group");

const pageSize = 25;

export async function loader(args: ActionFunctionArgs) {
  const { group, member, isOwner, today } = await requireMembership(args);
  const { url } = args.request;
  const list = new URL(url).searchParams.get("list") === "answered" ? "answered" : "open";
  const { requests, ...range } = await readPage(pageNumber(url), pageSize, (range) =>
    listGroupRequests(database(), member, list, today, range),
  );
  const one = { limit: 1, offset: 0 };
  const due = await listGroupRequests(database(), member, "due", today, one);
  const resting = await listGroupRequests(database(), member, "resting", today, {
    ...one,
    limit: 20,
  });
  const people = isOwner ? await listMembers(database(), group.id) : [];
  return {
    ...range,
    list,
    waiting: people.flatMap(({ name, state }) => (state === "waiting" ? isolated(name) : [])),
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
  const handlers = memberHandlers(asked.user, asked);
  return runGroup(args, asked, { path: groupPath(asked.group.handle), handlers, search });
}

export default function Group() {
  const page = useLoaderData<typeof loader>();
  const { name, purpose, path, handle, list, resting, endsAt } = page;
  return (
    <GroupPage
      title={name}
      lead={purpose}
      back={{ to: groupsPath, label: "Groups" }}
      endsAt={endsAt}
    >
      <nav aria-label="This group" className="buttons no-print items-center">
        {page.due > 0 && <ButtonLink to={groupPath(handle, "pray")}>Pray for the group</ButtonLink>}{" "}
        <SecondaryLink to={groupPath(handle, "people")}>People and settings</SecondaryLink>{" "}
        <PrintButton className="link min-h-11">Print a sheet</PrintButton>
      </nav>
      {page.waiting.length > 0 && (
        <Notice variant="info" title="Someone would like to join">
          {page.waiting.join(", ")}.{" "}
          <TallLink to={`${groupPath(handle, "people")}#people`}>Let them in, or not</TallLink>
        </Notice>
      )}
      {page.plan && <PlanDay {...page.plan} />}
      {resting.length > 0 && (
        <section aria-labelledby="resting-heading" className="no-print">
          <h2 id="resting-heading">Still asking?</h2>
          <p className="mt-2">
            Nothing was added to this for 60 days, so your group doesn’t see it just now.
          </p>
          <RequestList group={handle} requests={resting} action={path} mayRest />
        </section>
      )}
      <Requests {...page} />
      {!endsAt && list === "open" && (
        <section
          id={groupRequest.name}
          aria-labelledby="ask-heading"
          className="no-print max-w-176"
        >
          <h2 id="ask-heading" className="mb-4">
            Ask for prayer
          </h2>
          <GroupForm
            form={groupRequest}
            action={path}
            button="Ask the group"
            danger={page.danger}
          />
        </section>
      )}
    </GroupPage>
  );
}

function Requests({ list, path, handle, requests, page, pageCount }: Page) {
  const [isOpen, answered] = [list === "open", `${path}?list=answered`];
  return (
    <section aria-labelledby="requests-heading">
      <h2 id="requests-heading">{isOpen ? "Pray for each other" : "Answered"}</h2>
      {requests.length === 0 && (
        <p className="mt-2">{isOpen ? nothing : "Nothing was answered lately."}</p>
      )}
      <RequestList group={handle} requests={requests} action={path} />
      <PageLinks path={isOpen ? path : answered} page={page} pageCount={pageCount} />
      <p className="no-print mt-3">
        <TallLink to={isOpen ? answered : path}>
          {isOpen ? "What was answered" : "What we pray for"}
        </TallLink>
      </p>
    </section>
  );
}

const nothing = "Nobody is asking for prayer just now. You could be the first.";

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
              {request.isMine ? "Who prayed, update, answer" : "More"}
            </TallLink>
          </div>
        </li>
      ))}
    </ol>
  );
}

function toldWords({ times, lines: { length } }: ShownRequest): string {
  const often = times === 1 ? "Prayed for once." : times > 0 && `Prayed for ${times} times.`;
  const words = length === 1 ? "A word for you." : length > 0 && `${length} words for you.`;
  return [often, words].filter(Boolean).join(" ");
}
