import { Link } from "@remix-run/react";
import { isolated } from "~/ui/reading/isolated";
import type { DeskPage } from "./desk.server";
import { listNames, listPath } from "./desk-lists";

/** Said in place of a list with nothing in it. */
export function EmptyList({ list, words, isLeader, counts: { leaders } }: DeskPage) {
  if (words !== undefined) return <p className="mt-4">Nothing was found.</p>;
  if (list !== "waiting" || !isLeader || leaders.count === 0)
    return <p className="mt-4">{listNames[list].empty}</p>;
  return (
    <p className="mt-4">
      Nothing waits for the whole team.{" "}
      <Link to={listPath("leaders")} className="link">
        {leaders.count === 1 ? "One is for the leaders" : `${leaders.count} are for the leaders`}
      </Link>
      .
    </p>
  );
}

/** What a list is called; of what was found, how many. */
export function headingOf({ list, words, count }: DeskPage): string {
  if (words === undefined) return listNames[list].label;
  return `${count} with “${isolated(words)}” in them`;
}

/** All that waits, in a sentence. */
export function leadOf({ counts, messages, isLeader }: DeskPage): string {
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

function countOf(
  { count, age }: { count: number; age?: string },
  one: string,
  many: string,
): string | undefined {
  if (count === 0) return undefined;
  const oldest = age && count > 1 ? `, the oldest for ${age}` : age ? `, for ${age}` : "";
  return `${count}\u00A0${count === 1 ? one : many}${oldest}`;
}
