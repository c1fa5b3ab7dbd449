import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listRequests } from "#db/requests/request-lists.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { Day } from "~/ui/reading/moment";
import { itemClass } from "~/ui/team/team-styles";
import { requireMember, teamHeaders } from "./member.server";
import { TeamFrame } from "./team-page";

export { headers } from "~/forms/page";
export { teamStyles as links } from "~/ui/team/team-styles";

export const meta = privateMeta("For the prayer meeting - The desk");

export async function loader(args: LoaderFunctionArgs) {
  const { isLeader, userId } = await requireMember(args, "/team/print");
  // Private requests stay off paper, whoever prints.
  const anybody = { userId, isLeader: false };
  const { items, count } = await listRequests(database(), "waiting", anybody, {
    limit: most,
    offset: 0,
  });
  // Nor belongs on paper what somebody should be called about.
  const shown = items.filter(({ state }) => !state.isUrgent);
  const requests = shown.map(({ state, content, fullName }) => ({
    id: state.requestId,
    initials: initialsOf(fullName),
    words: content,
    receivedAt: state.receivedAt,
  }));
  const page = { requests, isMore: count > most, isLeader, today: new Date(now()) };
  return data(page, { headers: teamHeaders });
}

const most = 60;

export default function Print() {
  const { requests, isMore, isLeader, today } = useLoaderData<typeof loader>();
  return (
    <TeamFrame
      title="For the prayer meeting"
      lead="Initials only, no private requests, and none with words of danger. Print it, and shred it afterwards."
      isLeader={isLeader}
    >
      <p className="pt-8">
        <Day at={today} />. {requests.length} {requests.length === 1 ? "request" : "requests"}
        {isMore && "; more wait on the desk"}.
      </p>
      <ol>
        {requests.map(({ id, initials, words, receivedAt }) => (
          <li key={id} className={itemClass}>
            <p className="font-semibold">
              {initials}{" "}
              <span className="text-small text-ink-quiet">
                since <Day at={receivedAt} />
              </span>
            </p>
            <p dir="auto" className="max-w-168 wrap-anywhere whitespace-pre-line">
              {words}
            </p>
          </li>
        ))}
      </ol>
    </TeamFrame>
  );
}

function initialsOf(name: string | null): string {
  const words = (name ?? "").split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.slice(0, 3).map((word) => `${[...word][0]?.toUpperCase()}.`);
  return isolated(letters.join(" ")) || "N. N.";
}
