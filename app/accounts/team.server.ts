import { data, redirect } from "@remix-run/node";
import { getFactor, getVerification, noteTeamVisit } from "#db/accounts/second-factors.server";
import { type Role, roleOf } from "#db/accounts/team.server";
import type { User } from "#db/accounts/users.server";
import { hour } from "#db/time";
import type { HiddenPages } from "~/http/context.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { sessionHashOf } from "~/http/session-cookie.server";
import { pathsFor, type TeamPage } from "~/pages";
import { codePath, factorPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database, unlessAway } from "~/runtime/database.server";
import { findUser, getUser, type Visit } from "./current-user.server";

const [memberPages, leaderPages] = [pathsFor("member"), pathsFor("leader")];

type Member = { user: User; role: Role };

/** Milliseconds that a code opens the team's pages. */
const opens = { atMost: 12 * hour, idle: hour };

/** @throws 404 for non-members, as if there were no page; a redirect without the second factor. */
export async function requireTeam(visit: Visit, page: TeamPage): Promise<Member> {
  const user = await getUser(visit);
  const { identity } = visit.context;
  const role = identity ? identity.role : await roleOfUser(user);
  if (!user || !role || !mayOpen(role, page)) throw data(null, { status: 404 });
  await requireVerification(visit.request, user);
  return { user, role };
}

/** Whoever is no member gets what any unknown address gets. */
export const hiddenPages: HiddenPages = {
  covers: (pattern) => memberPages.includes(pattern) || leaderPages.includes(pattern),
  async admit(request, pattern) {
    const user = await findUser(request);
    const role = await roleOfUser(user);
    return { identity: { user, role }, isAdmitted: mayOpen(role, pattern) };
  },
};

function mayOpen(role: Role | undefined, page: string): boolean {
  return role === "leader" || (role !== undefined && memberPages.includes(page));
}

async function roleOfUser(user: User | undefined): Promise<Role | undefined> {
  return user && roleOf(database(), user.id);
}

async function requireVerification(request: Request, user: User): Promise<void> {
  const factor = await getFactor(database(), user.id);
  if (!factor?.confirmedAt) throw leadTo(factorPath, request);
  const tokenHash = (await sessionHashOf(request)) ?? "";
  const verification = await getVerification(database(), tokenHash, user.id);
  const isOpen =
    verification &&
    now() - verification.passedAt.getTime() < opens.atMost &&
    now() - verification.lastSeenAt.getTime() < opens.idle;
  if (!isOpen) throw leadTo(codePath, request);
  // Reading must go on where nothing can be written.
  const visit = { tokenHash, lastSeenAt: verification.lastSeenAt };
  await unlessAway(() => noteTeamVisit(database(), visit, now()), undefined);
}

function leadTo(path: (next: string) => string, { url }: Request): Response {
  const { pathname, search } = new URL(url);
  const headers = { "Cache-Control": cacheControl.nobody };
  return redirect(path(pathname + search), { status: 303, headers });
}
