import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { listGroupRequests } from "#db/groups/group-requests.server";
import { groupsToPray } from "#db/groups/groups-to-pray.server";
import { getUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { doneParameter } from "~/forms/form";
import { groupIntents } from "~/groups/group-handlers.server";
import { groupPath } from "~/paths";
import { database } from "~/runtime/database.server";
import { ButtonLink } from "~/ui/controls/controls";
import { privateMeta } from "~/ui/meta/page-meta";
import { hourFor, listBlessings } from "~/ui/praying/hour.server";
import { PrayingPage } from "~/ui/praying/praying-page";
import { endsPrayer, Rite } from "~/ui/praying/rite";
import { isolated } from "~/ui/reading/isolated";
import { IntentButton } from "./group-parts";
import { requireMembership, shownRequest } from "./membership.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export const meta = privateMeta("Pray for the group");

/** How many of the group's requests were left for later. */
const laterParameter = "later";

function laterOf({ url }: Request): number {
  const asked = new URL(url).searchParams.get(laterParameter) ?? "";
  return /^\d{1,4}$/.test(asked) ? Number(asked) : 0;
}

async function nextDue(
  { member, today }: Awaited<ReturnType<typeof requireMembership>>,
  offset: number,
) {
  const { requests, count } = await listGroupRequests(database(), member, "due", today, {
    limit: 1,
    offset,
  });
  return { request: requests[0], count };
}

export async function loader(args: ActionFunctionArgs) {
  const asked = await requireMembership(args);
  const later = laterOf(args.request);
  const { request, count } = await nextDue(asked, later);
  const query = new URL(args.request.url).searchParams;
  // Who has prayed nothing just now learns there whether somebody asks.
  if (count === 0 && !query.has(doneParameter)) throw redirect(groupPath(asked.group.handle));
  const words = request && [request.words, ...request.notes.map((note) => note.words)].join("\n\n");
  const others = request ? [] : await groupsToPray(database(), asked.user.id, asked.today);
  return {
    request: request && { ...shownRequest(request), words: words ?? "" },
    group: { handle: asked.group.handle, name: asked.group.name },
    others: others.filter(({ handle }) => handle !== asked.group.handle),
    later,
    count,
    hour: hourFor(query, asked.today.zone),
    blessings: listBlessings(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const asked = await requireMembership(args);
  const later = laterOf(args.request);
  const { prayed } = groupIntents(asked.user, asked);
  const intents = {
    prayed: async (pressed: Parameters<NonNullable<typeof prayed>>[0]) => {
      await prayed?.(pressed);
      const { request } = await nextDue(asked, later);
      return { search: { [laterParameter]: String(later) }, done: request ? "prayed" : "amen" };
    },
  };
  return runIntent(args, groupPath(asked.group.handle, "pray"), intents, getUser);
}

const prayPath = (group: string, later: number) =>
  `${groupPath(group, "pray")}?${laterParameter}=${later}`;

export default function PrayGroup() {
  const page = useLoaderData<typeof loader>();
  const { request, group, later, count, hour } = page;
  if (!request) return <GroupPrayed {...page} />;
  const { handle, writer, person, isMine } = request;
  const asking = isMine ? "You ask" : `${isolated(writer)} asks`;
  const more = count - later - 1;
  return (
    <PrayingPage
      key={handle}
      hour={hour}
      eyebrow={group.name}
      title={person ? `${asking} for ${isolated(person)}` : asking}
      titleId={`name-${handle}`}
      prayer={request.words}
      path={prayPath(group.handle, later)}
      back={{ to: groupPath(group.handle), label: "The group" }}
      ways={
        more > 0 && (
          <nav
            aria-label="This request"
            className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 pt-1 pb-2"
          >
            <p className="text-small text-ink-quiet">{more} more after this one.</p>
            <Link to={prayPath(group.handle, later + 1)} className="chip">
              Next
            </Link>
          </nav>
        )
      }
    >
      <IntentButton
        action={prayPath(group.handle, later)}
        intent="prayed"
        item={handle}
        variant="primary"
        describedBy={`name-${handle}`}
        className={endsPrayer}
        leavesPage
        label="I prayed this"
      />
    </PrayingPage>
  );
}

const rest = "The rest may wait. God has heard all of it.";
const all = "You’ve prayed for everyone who asked today.";

type Page = Awaited<ReturnType<typeof loader>>;

function GroupPrayed({ group, others, count, hour, blessings }: Page) {
  const [next = group] = others;
  return (
    <Rite hour={hour} blessings={blessings} note={count > 0 ? rest : all}>
      <ButtonLink to={groupPath(next.handle, next === group ? undefined : "pray")} variant="quiet">
        {next === group ? "Back to the group" : `Pray for ${isolated(next.name)}`}
      </ButtonLink>
    </Rite>
  );
}
