import { completePending } from "~/bookmarks/pending-intent.server";
import type { FormSuccess } from "~/forms/action.server";
import { withoutResult } from "~/forms/results.server";
import { readSession } from "~/http/session-cookie.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { getFactor } from "../../db/accounts/second-factors.server";
import { roleOf } from "../../db/accounts/team.server";
import type { User } from "../../db/accounts/users.server";
import { deleteOldDrafts } from "../../db/prayers/drafts.server";
import { safePath } from "./safe-path.server";
import { beginSession } from "./session.server";

/** A sign-in or registration that succeeded. */
export type Entered = FormSuccess & { user: User };

/** One that is complete: the cookie's token is a session's. */
type Inside = Entered & { to: string; session: { token: string; prayed?: string[] } };

/** Leads to the page one came from, where what one wanted to keep is kept by now; else home. */
export async function goIn(user: User, request: Request): Promise<Inside> {
  const token = await beginSession(user, request);
  await deleteOldDrafts(database(), now());
  const { pendingIntent, prayed } = await readSession(request);
  const next = nextOf(request);
  const to = (await completePending(user, pendingIntent, next)) ?? next;
  return { user, to: await firstFactor(user, to), session: { token, prayed } };
}

/** Where a request's address says to go afterwards. */
export function nextOf({ url }: Pick<Request, "url">): string {
  return withoutResult(safePath(new URL(url).searchParams.get("next")));
}

/** Members of the prayer team set up their second step before anything else. */
async function firstFactor(user: User, to: string): Promise<string> {
  if (!(await roleOf(database(), user.id))) return to;
  if ((await getFactor(database(), user.id))?.confirmedAt) return to;
  return `/account/factor?${new URLSearchParams({ next: to })}`;
}
