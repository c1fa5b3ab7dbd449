import { z } from "zod";
import { groupWaits, letterRefusals, linkMessages } from "#content/groups/form-words";
import { getPlan } from "#content/plans/plans";
import { confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import type { User } from "#db/accounts/users.server";
import { saveGroupWishes } from "#db/groups/group-letters.server";
import {
  askGroup,
  changeRequest,
  prayRequest,
  requestLimits,
  takeBackRequest,
  writeNote,
} from "#db/groups/group-requests.server";
import {
  addGroup,
  addInvitation,
  editGroup,
  endGroup,
  endInvitation,
  groupLimits,
  joinGroup,
  type Membership,
} from "#db/groups/groups.server";
import { changeMember, editMembership, leaveGroup, setGroupPlan } from "#db/groups/members.server";
import { addReport, removeLine } from "#db/groups/reports.server";
import { newHandle } from "#db/handle.server";
import { dangerIn, kindsIn } from "~/care/recogniser.server";
import { type FormHandler, FormRefusal, type IntentHandler } from "~/forms/action.server";
import { day, email, line, optional, text, tooLong, zone, zoneOf } from "~/forms/fields.server";
import { doneParameter, type FormDefinition } from "~/forms/form";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { nextMorning, verseMorning } from "~/letters/mornings.server";
import { inviterKey, keyOf, sealedInvitation, wakeLetters } from "~/letters/orders.server";
import { groupPath, groupsPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { checked, weekdayBoxes } from "~/prayers/checkboxes.server";
import { weekdayNames } from "~/prayers/prayer-definition";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { hashToken } from "~/runtime/secret.server";
import * as forms from "./group-forms";

const handlerOf = <Schema extends z.ZodType>(
  form: FormDefinition,
  schema: Schema,
  save: FormHandler<z.infer<Schema>>["save"],
): FormHandler => ({ form, schema, save: save as FormHandler["save"] });

const refusal = (text: string, status: 400 | 404 | 409 = 409) =>
  new FormRefusal({ status, text, foreseen: true });

const gone = () => refusal("This isn’t here any more.", 404);

const { fields } = forms.groupBegin;
const ownSchema = z.object({ ownName: line(fields.ownName), isUnder18: checked, isNamed: checked });
const ownOf = (own: z.infer<typeof ownSchema>) => ({
  name: own.ownName,
  isUnder18: own.isUnder18,
  isNamed: own.isNamed,
});
const groupFields = {
  title: line(fields.title),
  purpose: optional(line(fields.purpose)),
  asksFirst: checked,
};

const enough = `You’re in ${groupLimits.groups} groups, and that’s as many as anyone can be in. Leave one first.`;
const enoughAsked = `You have ${requestLimits.open} open requests here. Take one back, or tell how one was answered.`;
const full = `This group is full: it has ${groupLimits.members} people.`;

const doneAt = (path: string, form: FormDefinition, hash = "") =>
  `${path}?${doneParameter}=${form.name}${hash}`;

export const beginHandlers = ({ id }: User): FormHandler[] => [
  handlerOf(forms.groupBegin, ownSchema.extend(groupFields), async (sent) => {
    const { title, purpose, asksFirst } = sent;
    const begun = { words: { purpose, asksFirst, name: title }, own: ownOf(sent) };
    const handle = await addGroup(database(), id, begun, now());
    if (!handle) throw refusal(enough);
    return { to: doneAt(groupPath(handle), forms.groupBegin), inPlace: true };
  }),
];

/** @param token of the invitation, whose page has found it. */
export const joinHandlers = ({ id }: User, token: string): FormHandler[] => [
  handlerOf(forms.groupJoin, ownSchema, async (sent) => {
    const join = { tokenHash: hashToken(token), own: ownOf(sent) };
    const joined = await joinGroup(database(), id, join, now());
    if (joined.end === "gone")
      throw refusal("This link doesn’t let you in. Ask whoever sent it.", 404);
    if (joined.end === "enough") throw refusal(enough);
    if (joined.end === "full") throw refusal(full);
    if (!joined.handle || joined.end === "waiting")
      return { to: doneAt(groupsPath, forms.groupJoin), message: groupWaits };
    return { to: doneAt(groupPath(joined.handle), forms.groupJoin), inPlace: true };
  }),
];

export const postedBy = (user: User, membership: Membership): FormHandler[] => [
  ...memberHandlers(user, membership),
  ...(membership.member.state === "owner" ? ownerHandlers(user, membership) : []),
];

export const memberHandlers = (user: User, membership: Membership): FormHandler[] => [
  handlerOf(
    forms.groupOwn,
    ownSchema.extend({ takesLines: checked, ...weekdayBoxes }),
    async ({ takesLines, ...sent }) => {
      const days = weekdayNames.filter((day) => sent[day]).join(" ");
      const own = { ...ownOf(sent), takesLines, weekdays: days || null };
      await editMembership(database(), membership.member, own);
      return undefined;
    },
  ),
  handlerOf(
    forms.groupLetters,
    z.object({ news: rhythm.optional().catch(undefined), planDay: checked, zone }),
    async ({ news, planDay, zone }) => {
      if (!(await confirmedAddress(database(), user.id))) throw refusal(letterRefusals.unconfirmed);
      const morning = verseMorning((await dayOf(user, zone)).zone);
      const dueAt = (often: "daily" | "weekly") =>
        nextMorning(morning, { after: now(), weekly: often === "weekly" });
      const wishes = { news, plan: planDay ? ("daily" as const) : undefined };
      await saveGroupWishes(database(), membership.member, wishes, { dueAt, now: now() });
      return undefined;
    },
  ),
  handlerOf(forms.groupRequest, requestSchema, async (words) => {
    if (membership.group.endsAt) throw refusal("This group is about to end.");
    const handle = await askGroup(database(), membership.member, words, now());
    if (!handle) throw refusal(enoughAsked);
    const danger = kindsIn(dangerIn(words.words)) ?? [];
    // The help lines are beside the form.
    if (danger.length > 0) return { danger };
    const to = doneAt(groupPath(membership.group.handle), forms.groupRequest, "#requests");
    return { to, inPlace: true };
  }),
];

const rhythm = z.enum(["daily", "weekly"]);
const requestSchema = z.object({
  words: text(forms.groupRequest.fields.words),
  person: optional(line(forms.groupRequest.fields.person)),
});

const isUses = (typed: string) => /^\s*[1-9]\d*\s*$/.test(typed) && +typed <= groupLimits.members;
const wrongUses = `Please write a number up to ${groupLimits.members}`;

export const ownerHandlers = (user: User, membership: Membership): FormHandler[] => [
  handlerOf(forms.groupEdit, z.object(groupFields), async ({ title, ...more }) => {
    await editGroup(database(), membership.group, { ...more, name: title });
    return undefined;
  }),
  handlerOf(
    forms.groupInvite,
    z.object({ uses: optional(z.string().refine(isUses, { error: wrongUses })) }),
    async ({ uses = String(groupLimits.members) }) => {
      if (membership.group.endsAt) throw refusal("This group is about to end.");
      const token = newHandle(32);
      const link = { tokenHash: hashToken(token), uses: Number(uses) };
      if ((await addInvitation(database(), membership.member, link, now())) === "made")
        return { receipt: token, message: linkMessages.made, inPlace: true };
      throw refusal(enoughLinks);
    },
  ),
  handlerOf(forms.groupInviteByLetter, z.object({ email: shortEmail }), async ({ email }) => {
    if (membership.group.endsAt) throw refusal("This group is about to end.");
    if (!settings().sendsLetters) throw refusal(letterRefusals.none);
    if (!(await confirmedAddress(database(), user.id))) throw refusal(letterRefusals.unconfirmed);
    const token = newHandle(32);
    const keys = { person: inviterKey(user.id), mailbox: keyOf("invitation", email) };
    const letter = { ...keys, sealed: sealedInvitation.seal(`${token} ${email}`) };
    const link = { tokenHash: hashToken(token), uses: 1, letter };
    const made = await addInvitation(database(), membership.member, link, now());
    if (made === "full") throw refusal(enoughLinks);
    if (made === "enough") throw refusal(letterRefusals.enough);
    wakeLetters();
    return undefined;
  }),
  handlerOf(forms.groupPlanForm, planSchema, async ({ plan, startsOn, zone }) => {
    const today = await dayOf(user, zone);
    if (startsOn < today.day.replace(/^\d+/, (year) => String(Number(year) - 1)))
      throw refusal("Please choose a day of this year", 400);
    await setGroupPlan(database(), membership.group.id, { planId: plan, planStartsOn: startsOn });
    return undefined;
  }),
];

const enoughLinks = `There are ${groupLimits.invitations} links already. End one first.`;

const { email: invited } = forms.groupInviteByLetter.fields;
/** Sealed, a longer one doesn't fit its column. */
const shortEmail = email(invited).refine(({ length }) => length <= invited.maxLength, {
  error: tooLong(invited.maxLength),
});

const planSchema = z.object({
  plan: line(forms.groupPlanForm.fields.plan).refine((id) => getPlan(id), {
    error: forms.groupPlanForm.fields.plan.required,
  }),
  startsOn: day(forms.groupPlanForm.fields.startsOn),
  zone,
});

/** @param handle of a request that the member sees. */
export const requestHandlers = (_: User, membership: Membership, handle: string): FormHandler[] => [
  handlerOf(forms.groupRequestEdit, requestSchema, async (words) => {
    if (!(await changeRequest(database(), membership.member, handle, words, now()))) throw gone();
    return { danger: kindsIn(dangerIn(words.words)) };
  }),
  ...notes.map(({ form, kind }) =>
    handlerOf(form, z.object({ words: text(form.fields.words) }), async ({ words }) => {
      const saved = await writeNote(database(), membership.member, handle, { kind, words }, now());
      if (saved === "full")
        throw refusal(
          kind === "line"
            ? "You’ve sent them a word already."
            : "That’s as much as one request can hold.",
        );
      if (!saved) throw gone();
      return { danger: kindsIn(dangerIn(words)) };
    }),
  ),
];

const notes = [
  { form: forms.groupUpdate, kind: "update" },
  { form: forms.groupThanks, kind: "thanks" },
  { form: forms.groupLine, kind: "line" },
] as const;

type Reported = Omit<Parameters<typeof addReport>[2], "reason">;

export const reportHandlers = (_: User, membership: Membership, about: Reported): FormHandler[] => [
  handlerOf(
    forms.groupReport,
    z.object({ reason: optional(text(forms.groupReport.fields.reason)) }),
    async ({ reason }) => {
      if (!(await addReport(database(), membership, { ...about, reason }, now())))
        throw refusal(
          "Our leaders have many reports of yours to look at. Please write to us instead.",
        );
      return { to: doneAt(groupPath(membership.group.handle), forms.groupReport) };
    },
  ),
];

type Doer = (
  membership: Membership,
  item: string,
  today: { now: number; day: string },
) => Promise<unknown>;

const members = {
  prayed: ({ member }, item, today) => prayRequest(database(), member, item, today),
  unprayed: ({ member }, item, today) => prayRequest(database(), member, item, today, false),
  keep: ({ member }, item) => changeRequest(database(), member, item, "keep", now()),
  again: ({ member }, item) => changeRequest(database(), member, item, "again", now()),
  "take-back": ({ member }, item) => takeBackRequest(database(), member, item),
  "remove-line": ({ member }, item) =>
    removeLine(database(), member, item, { blocks: false, now: now() }),
  "block-line": ({ member }, item) =>
    removeLine(database(), member, item, { blocks: true, now: now() }),
} satisfies Partial<Record<forms.GroupIntent, Doer>>;

const owners = {
  admit: ({ member }, item) => changeMember(database(), member, item, "admit"),
  promote: ({ member }, item) => changeMember(database(), member, item, "promote"),
  remove: ({ member }, item) => changeMember(database(), member, item, "remove"),
  forgive: ({ member }, item) => changeMember(database(), member, item, "forgive"),
  "end-link": ({ group }, item) => endInvitation(database(), group.id, item),
  "end-plan": ({ group }) => setGroupPlan(database(), group.id, undefined),
  end: ({ group }) => endGroup(database(), group.id, true, now()),
  "bring-back": ({ group }) => endGroup(database(), group.id, false, now()),
} satisfies Partial<Record<forms.GroupIntent, Doer>>;

/** What the buttons of a group do; a thing that is not one's own is a 404. */
export function groupIntents(user: User, membership: Membership): Record<string, IntentHandler> {
  const own: Partial<Record<forms.GroupIntent, Doer>> =
    membership.member.state === "owner" ? { ...members, ...owners } : members;
  const doers = Object.entries({ ...own, leave: tryToLeave }).map(([name, doer]) => {
    const handler: IntentHandler = async ({ form }) => {
      const today = await dayOf(user, zoneOf(form));
      const item = String(form.get(forms.itemField) ?? "");
      if ((await doer(membership, item, today)) === false) throw thrownRefusal(refuse(404));
      return { message: forms.groupMessages[name], stays: name.endsWith("prayed") };
    };
    return [name, handler] as const;
  });
  return Object.fromEntries(doers);
}

const tryToLeave: Doer = async ({ member }) => {
  if (await leaveGroup(database(), member)) return;
  const text = "You’re the only owner. Make someone else an owner first, or end the group.";
  throw thrownRefusal({ ...refuse(400), text });
};
