import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { GroupRequest } from "#db/groups/group-requests.server";
import { findMembership } from "#db/groups/groups.server";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { type FormHandler, type IntentHandlers, readForm, runForms } from "~/forms/action.server";
import type { SignedOut } from "~/forms/form";
import { intentField, visible } from "~/forms/form";
import { groupIntents } from "~/groups/group-handlers.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { readSession } from "~/http/session-cookie.server";
import { groupPath, groupsPath, invitationPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { qrCode } from "~/runtime/qr-code.server";

/** The same for another's group as for none. */
export const noSuchGroup = () => thrownRefusal(refuse(404));

/** Who is asking, in the group of the address. @throws to sign-in, or 404. */
export async function requireMembership(args: ActionFunctionArgs) {
  const user = await requireUserKeepingWords(args);
  const found = await findMembership(database(), user.id, args.params.group ?? "", now());
  if (!found) throw noSuchGroup();
  const { group, member } = found;
  const today = await dayOf(user);
  return { user, group, member, today, isOwner: member.state === "owner" };
}

/** What was written after the session ended is shown, to be copied. */
export async function requireUserKeepingWords(args: ActionFunctionArgs) {
  const { request } = args;
  const user = await getUser(args);
  if (user || request.method !== "POST") return user ?? requireUser(args);
  const sent = await readForm(args);
  const words = Object.entries(labels).flatMap(([name, label]) => {
    const text = String(sent.get(name) ?? "");
    return visible.test(text) ? [{ label, text }] : [];
  });
  if (words.length === 0) return requireUser(args);
  const { pathname, search } = new URL(request.url);
  const body: SignedOut = { signedOut, next: pathname + search, words };
  throw data(body, { status: 401, headers: { "Cache-Control": cacheControl.nobody } });
}

const labels = {
  purpose: "What it’s for",
  words: "Your words",
  person: "For",
  reason: "Your words",
};

const signedOut = {
  title: "You were signed out",
  description: "We can’t carry your words through the login. Please copy them, then log in.",
};

type Asked = Awaited<ReturnType<typeof requireMembership>>;

/** Forms and buttons of a page of the group's; what ends there leads to the page above it. */
export async function runGroup(
  args: ActionFunctionArgs,
  asked: Asked,
  {
    path,
    handlers,
    search,
  }: { path: string; handlers: FormHandler[]; search?: Record<string, string> },
) {
  const sent = await readForm(args);
  const intent = String(sent.get(intentField) ?? "");
  const to =
    intent === "leave" ? groupsPath : intent === "take-back" ? groupPath(asked.group.handle) : path;
  const intents = (): IntentHandlers => groupIntents(asked.user, asked);
  return runForms(args, to, handlers, { sent, intents, findUser: getUser, search });
}

/** The link that was made just now; after this page only its hash is left. */
export async function newLink(request: Request) {
  const token = (await readSession(request)).flash?.receipt;
  const link = token && settings().ORIGIN + invitationPath(token);
  return link ? { link, qr: qrCode(link) } : undefined;
}

/** A request as a page shows it. */
export function shownRequest(request: GroupRequest) {
  const { writerSeat: _, id: _id, groupId: _group, userId: _user, ...shown } = request;
  return {
    ...shown,
    notes: request.notes.map(({ handle, kind, words, writtenAt }) => ({
      handle,
      kind,
      words,
      writtenAt,
    })),
    lines: request.lines.map(({ handle, words, by }) => ({ handle, words, by })),
  };
}

export type ShownRequest = ReturnType<typeof shownRequest>;
