import { createHmac, randomBytes } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import * as said from "#content/groups/form-words";
import type { GroupRequest } from "#db/groups/group-requests.server";
import { findMembership, groupLeft, type Member, type Membership } from "#db/groups/groups.server";
import { countPlanDay } from "#db/groups/members.server";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { dangerIn } from "~/care/recogniser.server";
import { type FormHandler, type IntentHandlers, readForm, runForms } from "~/forms/action.server";
import type { SignedOut } from "~/forms/form";
import { intentField, visible } from "~/forms/form";
import { groupIntents } from "~/groups/group-handlers.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { readSession } from "~/http/session-cookie.server";
import { dayOfGroup } from "~/letters/mornings.server";
import { dayPath, groupPath, groupsPath, invitationPath } from "~/paths";
import { dayOf, dayThen, type PersonsDay } from "~/plans/persons-day.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { qrCode } from "~/runtime/qr-code.server";
import { isolated } from "~/ui/reading/isolated";
import { dayName } from "~/ui/reading/moment";

/** The same for another's group as for none. */
export const noSuchGroup = () => data(said.notAGroup(groupsPath), { status: 404 });

/** Who is asking, in the group of the address. @throws to sign-in, or 404. */
export async function requireMembership(args: ActionFunctionArgs) {
  const user = await requireUserKeepingWords(args);
  const { group: handle = "" } = args.params;
  const found = await findMembership(database(), user.id, handle, now());
  if (!found) throw kindRefusal(await groupLeft(database(), user.id, handle, now()));
  const { group, member } = found;
  const today = await dayOf(user);
  return { user, group, member, today, isOwner: member.state === "owner" };
}

/** Who was removed isn’t told that there is nothing. */
export const kindRefusal = (name?: string) =>
  name ? data(said.notInGroup(name, groupsPath), { status: 404 }) : noSuchGroup();

/** What was written after the session ended is shown, to be copied. */
export async function requireUserKeepingWords(args: ActionFunctionArgs) {
  const { request } = args;
  const user = await getUser(args);
  if (user || request.method !== "POST") return user ?? requireUser(args);
  const sent = await readForm(args);
  const words = Object.entries(said.labelsKept).flatMap(([name, label]) => {
    const text = String(sent.get(name) ?? "");
    return visible.test(text) ? [{ label, text }] : [];
  });
  if (words.length === 0) return requireUser(args);
  const { pathname, search } = new URL(request.url);
  const body: SignedOut = { signedOut: said.signedOut, next: pathname + search, words };
  throw data(body, { status: 401, headers: { "Cache-Control": cacheControl.nobody } });
}

type Asked = Awaited<ReturnType<typeof requireMembership>>;

/** Forms and buttons of a page of the group's; what ends there leads to the page above it. */
export async function runGroup(
  args: ActionFunctionArgs,
  asked: Asked,
  way: { path: string; handlers: FormHandler[]; search?: Record<string, string> },
) {
  const { path, handlers, search } = way;
  const sent = await readForm(args);
  const intent = String(sent.get(intentField) ?? "");
  const to =
    intent === "leave" ? groupsPath : intent === "take-back" ? groupPath(asked.group.handle) : path;
  const intents = (): IntentHandlers => groupIntents(asked.user, asked);
  return runForms(args, to, handlers, { sent, intents, findUser: getUser, search });
}

/** The day that the group has come to. */
export async function planOf(
  group: Membership["group"],
  member: Membership["member"],
  today: string,
) {
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

/** The link that was made just now; after this page only its hash is left. */
export async function newLink(request: Request) {
  const token = (await readSession(request)).flash?.receipt;
  const link = token && settings().ORIGIN + invitationPath(token);
  return link ? { link, qr: qrCode(link) } : undefined;
}

/** Others who are in a group as one of these. */
export const namesOf = (people: Member[], { id }: { id: number }, ...states: Member["state"][]) =>
  people.flatMap((each) =>
    states.includes(each.state) && each.userId !== id ? isolated(each.name) : [],
  );

const key = randomBytes(32);
const answers = new Map<string, boolean>();

/** A process knows up to 2,000 answers again, by a digest with a key of its own: neither outlives it. */
function mayMeanDanger(words: string): boolean {
  const digest = createHmac("sha256", key).update(words).digest("base64");
  const answer = answers.get(digest) ?? dangerIn(words).isUrgent;
  if (answers.size >= 2_000) answers.clear();
  answers.set(digest, answer);
  return answer;
}

/** A request as a page shows it. @returns worries: others may be told how to help; it is found anew, and stored nowhere */
export function shownRequest(request: GroupRequest, today: PersonsDay) {
  const { writerSeat: _, id: _id, groupId: _group, userId: _user, ...shown } = request;
  const on = (at: Date) => dayName(dayThen(today, at), today.day);
  const { isMine, answeredAt, words, notes, lines, person } = request;
  const whole = [words, ...notes.map((note) => note.words)].join("\n\n");
  return {
    ...shown,
    whole,
    on: on(request.lastWordAt),
    title: said.asksWords(isolated(request.writer), person && isolated(person), isMine),
    worries: !isMine && !answeredAt && mayMeanDanger(whole),
    notes: notes.map(({ handle, kind, words, writtenAt: at }) => ({
      ...{ handle, kind, words },
      on: on(at),
    })),
    lines: lines.map(({ handle, words, by }) => ({ handle, words, by })),
  };
}

export type ShownRequest = ReturnType<typeof shownRequest>;
