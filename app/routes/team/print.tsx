import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listForPaper } from "#db/requests/request-lists.server";
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
  const { isLeader } = await requireMember(args, "/team/print");
  const { items, count } = await listForPaper(database(), most);
  const requests = items.map(({ state, content, fullName }) => ({
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
      lead="No private requests, and none marked “May be in danger.” Shred it afterwards."
      isLeader={isLeader}
    >
      <p className="no-print notice mt-8 max-w-168">
        Read it before you print. Senders have initials, but names inside their words stay, and a
        person in danger whom the program didn’t mark can be on this page. If you find one, open it
        on the desk and act on it first.
      </p>
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
