import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Member } from "#db/requests/request-states.server";
import { requireTeam } from "~/accounts/team.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import type { TeamPage } from "~/pages";

/** Of every page of the team: kept nowhere, found by no search engine. */
export const teamHeaders = {
  "Cache-Control": cacheControl.nobody,
  "X-Robots-Tag": "noindex, nofollow",
};

/** Whoever of the team asks for a page, as its route writes it. @throws as `requireTeam`: 404 for everybody else. */
export async function requireMember(
  args: Pick<LoaderFunctionArgs, "request" | "context">,
  page: TeamPage,
): Promise<Member & { name: string }> {
  const { user, role } = await requireTeam(args, page);
  return { userId: user.id, name: user.username, isLeader: role === "leader" };
}

/** Says no more of what a person may not read than of what never was. */
export const noSuchPage = (text = "This request isn’t on your desk.") =>
  thrownRefusal({ ...refuse(404, teamHeaders), text });
