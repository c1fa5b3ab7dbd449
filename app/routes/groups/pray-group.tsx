import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { prayedWords, worryWords } from "#content/groups/form-words";
import { leftInWords } from "#content/pages/prayer-forms";
import { listGroupRequests } from "#db/groups/group-requests.server";
import { groupsToPray } from "#db/groups/groups-to-pray.server";
import { getUser } from "~/accounts/current-user.server";
import { type IntentHandler, runIntent } from "~/forms/action.server";
import { doneParameter } from "~/forms/form";
import { itemField } from "~/groups/group-forms";
import { groupIntents } from "~/groups/group-handlers.server";
import { groupPath, groupRequestPath } from "~/paths";
import { offeredWords } from "~/prayers/shown-prayer.server";
import { helpNow } from "~/routes/help.server";
import { database } from "~/runtime/database.server";
import { ButtonLink, TallLink } from "~/ui/controls/controls";
import { privateMeta } from "~/ui/meta/page-meta";
import { hourFor, listBlessings } from "~/ui/praying/hour.server";
import { Passage, PrayingPage } from "~/ui/praying/praying-page";
import { endsPrayer, Rite } from "~/ui/praying/rite";
import { isolated } from "~/ui/reading/isolated";
import { about, IntentButton } from "./group-parts";
import { requireMembership, shownRequest } from "./membership.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export const meta = privateMeta("Pray for the group");

/** How many of the group's requests were left for later, and which was prayed last. */
function wayOf({ url }: Request) {
  const query = new URL(url).searchParams;
  const later = Number(/^\d{1,4}$/.exec(query.get("later") ?? "")?.[0] ?? 0);
  const last = /^[\w-]{22}$/.exec(query.get("last") ?? "")?.[0];
  return { later, last, hasWords: query.has("words") };
}

type Asked = Awaited<ReturnType<typeof requireMembership>>;

async function nextDue({ member, today }: Asked, offset: number) {
  const one = { limit: 1, offset };
  const { requests, count } = await listGroupRequests(database(), member, "due", today, one);
  return { request: requests[0], count };
}

export async function loader(args: ActionFunctionArgs) {
  const asked = await requireMembership(args);
  const { group, user, today } = asked;
  const way = wayOf(args.request);
  const { request, count } = await nextDue(asked, way.later);
  const query = new URL(args.request.url).searchParams;
  // Who has prayed nothing just now learns there whether somebody asks.
  if (count === 0 && !query.has(doneParameter)) throw redirect(groupPath(group.handle));
  const others = request ? [] : await groupsToPray(database(), user.id, today);
  const some = { limit: request ? 1 : 100, offset: 0 };
  const open = await listGroupRequests(database(), asked.member, "open", today, some);
  const shown = open.requests.map((each) => shownRequest(each, today));
  const isAsked = shown.some(({ isMine }) => !isMine);
  return {
    ...way,
    request: request && shownRequest(request, today),
    offered: request && offeredWords(request.person ?? request.writer, request, today.day),
    group: { handle: group.handle, name: group.name },
    others: others.filter(({ handle }) => handle !== group.handle),
    count,
    worried: shown.find(({ worries }) => worries),
    said: count > 0 ? prayedWords.rest : isAsked ? prayedWords.all : prayedWords.alone,
    hour: hourFor(query, today.zone),
    blessings: listBlessings(),
    help: helpNow(args),
  };
}

export async function action(args: ActionFunctionArgs) {
  const asked = await requireMembership(args);
  const later = wayOf(args.request).later;
  const { prayed, unprayed } = groupIntents(asked.user, asked);
  const search = { later: String(later) };
  const intents: Record<string, IntentHandler> = {
    prayed: async (pressed) => {
      await prayed?.(pressed);
      const { request } = await nextDue(asked, later);
      const last = String(pressed.form.get(itemField));
      return { search: { ...search, last }, done: request ? "prayed" : "amen" };
    },
    unprayed: async (pressed) => ({ ...(await unprayed?.(pressed)), search }),
  };
  return runIntent(args, groupPath(asked.group.handle, "pray"), intents, getUser);
}

const worryLink = (group: string, { handle, writer }: { handle: string; writer: string }) => (
  <TallLink to={`${groupRequestPath(group, handle)}#worried`}>
    {worryWords(isolated(writer))}
  </TallLink>
);

const undo = (item: string, action: string) =>
  ({ action, item, intent: "unprayed", variant: "quiet", label: "Undo" }) as const;

const prayPath = (group: string, later: number) => `${groupPath(group, "pray")}?later=${later}`;

export default function PrayGroup() {
  const page = useLoaderData<typeof loader>();
  const { request, group, later, hour, offered, hasWords, help } = page;
  if (!request || !offered) return <GroupPrayed {...page} />;
  const { handle, title, whole, worries, isMine, person } = request;
  const isNamed = !isMine || person;
  const path = prayPath(group.handle, later);
  return (
    <PrayingPage
      key={handle}
      hour={hour}
      eyebrow={isNamed ? group.name : title}
      title={title}
      titleId={`name-${handle}`}
      titleClass={isNamed ? "" : "sr-only"}
      prayer={hasWords ? (worries ? "" : `${whole}\n\n`) + offered.words : whole}
      path={path}
      back={{ to: groupPath(group.handle), label: "The group" }}
      help={help}
      note={
        <>
          {worries && worryLink(group.handle, request)}
          {whole.length < 200 && <Passage {...offered.passage} />}
        </>
      }
      ways={<Ways {...page} request={request} path={path} />}
    >
      <IntentButton
        {...about(request, path)}
        {...{ intent: "prayed", label: "I prayed this", className: endsPrayer }}
        variant="primary"
        leavesPage
      />
    </PrayingPage>
  );
}

type Page = Awaited<ReturnType<typeof loader>>;
type WaysProps = Page & { request: NonNullable<Page["request"]>; path: string };

function Ways({ request, group, path, later, count, last, hasWords }: WaysProps) {
  return (
    <nav
      aria-label="This request"
      className="flex flex-wrap items-center justify-center gap-x-6 text-small text-ink-quiet"
    >
      <div className="flex w-full flex-wrap items-center justify-center gap-x-4">
        <p>{count - later > 1 ? leftInWords(count - later) : prayedWords.last}</p>
        {last && <IntentButton {...undo(last, path)} />}
      </div>
      {!request.isMine && !hasWords && <TallLink to={`${path}&words`}>Give me words</TallLink>}{" "}
      {count - later > 1 && <TallLink to={prayPath(group.handle, later + 1)}>Next</TallLink>}
    </nav>
  );
}

function GroupPrayed({ group, others, said, worried, last, later, ...page }: Page) {
  const { hour, blessings, help } = page;
  const [next = group] = others;
  return (
    <Rite
      {...{ hour, blessings, help }}
      note={
        <>
          <p>{said}</p>
          {worried && worryLink(group.handle, worried)}
          {last && <IntentButton {...undo(last, prayPath(group.handle, later))} />}
        </>
      }
    >
      <ButtonLink to={groupPath(next.handle, next === group ? undefined : "pray")} variant="quiet">
        {next === group ? "Back to the group" : `Pray with ${isolated(next.name)}`}
      </ButtonLink>
    </Rite>
  );
}
