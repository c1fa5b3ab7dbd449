import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { memberStates, rhythms } from "#content/groups/form-words";
import { askedFirst, onlyOwner, peopleParts } from "#content/groups/people-words";
import { allPlans } from "#content/plans/plans";
import { confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import { groupWishes } from "#db/groups/group-letters.server";
import { listInvitations } from "#db/groups/groups.server";
import { listMembers } from "#db/groups/members.server";
import { groupEdit, groupLetters, groupOwn, groupPlanForm } from "~/groups/group-forms";
import { postedBy } from "~/groups/group-handlers.server";
import { groupPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { TallLink } from "~/ui/controls/controls";
import { PostCheckbox, PostSelect } from "~/ui/forms/choice-field";
import { PostField } from "~/ui/forms/field";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { Day } from "~/ui/reading/moment";
import { AccountPart } from "../account/account-part";
import { PrayerDays } from "../prayers/prayer-form";
import { Fold, FormPart, foldLink, GroupPage, IntentButton } from "./group-parts";
import { Invite } from "./invite";
import { newLink, requireMembership, runGroup } from "./membership.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { groupStyles as links } from "./group-parts";

export const meta = privateMeta("People of a group");

const states = Object.keys(memberStates);

export async function loader(args: ActionFunctionArgs) {
  const { user, group, member, isOwner, today } = await requireMembership(args);
  const all = await listMembers(database(), group.id);
  const links = isOwner ? await listInvitations(database(), group.id, now()) : [];
  const owners = all.filter(({ state }) => state === "owner").length;
  const { handle, name, purpose, asksFirst, endsAt, planId } = group;
  return {
    ...{ group: { handle, name, purpose: purpose ?? "" }, asksFirst, endsAt, planId },
    planStartsOn: group.planStartsOn ?? today.day,
    // Those of a season have their own days of the year.
    plans: allPlans().flatMap(({ id, title, season }) =>
      season ? [] : [{ value: id, label: title }],
    ),
    isOwner,
    isLast: isOwner && owners === 1,
    own: { ...member, groupId: undefined, userId: undefined },
    people: all
      .filter(({ state }) => isOwner || state === "member" || state === "owner")
      .toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state))
      .map(({ handle, name, state, joinedAt }) => ({
        ...{ handle, name, state, joinedAt },
        isMe: handle === member.handle,
      })),
    links: links.map(({ tokenHash, usesLeft, expiresAt }) => ({ tokenHash, usesLeft, expiresAt })),
    link: isOwner ? await newLink(args.request) : undefined,
    isConfirmed: (await confirmedAddress(database(), user.id)) !== undefined,
    wishes: settings().sendsLetters ? await groupWishes(database(), member) : undefined,
  };
}

type Page = Awaited<ReturnType<typeof loader>>;

export async function action(args: ActionFunctionArgs) {
  const asked = await requireMembership(args);
  const handlers = postedBy(asked.user, asked);
  return runGroup(args, asked, { path: groupPath(asked.group.handle, "people"), handlers });
}

export default function People() {
  const page = useLoaderData<typeof loader>();
  const { group, isOwner, endsAt } = page;
  const path = groupPath(group.handle, "people");
  return (
    <GroupPage
      title="People and settings"
      back={{ to: groupPath(group.handle), label: isolated(group.name) }}
      endsAt={endsAt}
    >
      <div className="*:first:pt-0">
        <MemberList path={path} {...page} />
        {isOwner && !endsAt && <Invite {...page} path={path} byLetter={!!page.wishes} />}
        <AccountPart id="settings" heading="Settings">
          <div>
            <OwnSettings path={path} own={page.own} />
            {page.wishes && !endsAt && <Letters path={path} wishes={page.wishes} />}
            {isOwner && <Settings path={path} {...page} />}
            <Ways path={path} {...page} />
          </div>
        </AccountPart>
      </div>
    </GroupPage>
  );
}

type PartProps = Page & { path: string };

function MemberList({ path, people, group, isOwner }: PartProps) {
  return (
    <AccountPart id="people" heading="Who’s here">
      <ul>
        {people.map((person) => (
          <li key={person.handle}>
            <Fold
              id={`person-${person.handle}`}
              heading={<Who {...person} />}
              opens={isOwner && person.state === "waiting"}
            >
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                {isOwner && !person.isMe && <MemberButtons path={path} {...person} />}
                {person.isMe && <TallLink to={`#${groupOwn.name}`}>Your name here</TallLink>}
                {!person.isMe && person.state !== "removed" && (
                  <TallLink to={`${groupPath(group.handle, "report")}?person=${person.handle}`}>
                    Report
                  </TallLink>
                )}
              </div>
            </Fold>
          </li>
        ))}
      </ul>
    </AccountPart>
  );
}

type Person = Page["people"][number];

const Who = ({ handle, name, state, joinedAt, isMe }: Person) => (
  <span id={handle}>
    {isolated(name)} {isMe && "(you)"}{" "}
    <span className="inline-block font-sans text-small text-ink-quiet">
      {memberStates[state]} <Day at={joinedAt} />
    </span>
  </span>
);

function MemberButtons({ path, handle, name, state }: Person & { path: string }) {
  const button = { action: path, item: handle, describedBy: handle };
  if (state === "owner") return null;
  if (state === "removed")
    return <IntentButton {...button} intent="forgive" label="Let them come back" />;
  return (
    <>
      {state === "waiting" && (
        <IntentButton {...button} intent="admit" variant="primary" label="Let them in" />
      )}
      {state === "member" && <IntentButton {...button} intent="promote" label="Make an owner" />}
      <Asking
        {...askedFirst[state === "waiting" ? "refuse" : "remove"]}
        {...button}
        intent="remove"
        label={`Yes, ${state === "waiting" ? "keep out" : "remove"} ${isolated(name)}`}
      />
    </>
  );
}

function OwnSettings({ path, own }: Pick<PartProps, "path" | "own">) {
  const { name: ownName, isUnder18, isNamed, takesLines, weekdays } = own;
  const days = Object.fromEntries((weekdays ?? "").split(" ").map((day) => [day, "on"]));
  return (
    <FormPart
      form={groupOwn}
      action={path}
      {...peopleParts.own}
      known={{ ownName, ...onOf({ isUnder18, isNamed, takesLines }), ...days }}
      from="Sun"
    >
      {(post) => <PrayerDays post={post} {...peopleParts.days} />}
    </FormPart>
  );
}

/** Where this site sends any. */
function Letters({ path, wishes }: { path: string; wishes: NonNullable<Page["wishes"]> }) {
  const { news, planDay } = groupLetters.fields;
  return (
    <FormPart
      form={groupLetters}
      action={path}
      {...peopleParts.letters}
      known={{ news: wishes.news ?? "", ...onOf({ planDay: wishes.plan !== undefined }) }}
      from="news"
    >
      {(post) => (
        <>
          <PostSelect post={post} field={news} placeholder="No email" options={rhythms} />
          <PostCheckbox post={post} field={planDay} />
        </>
      )}
    </FormPart>
  );
}

const onOf = (boxes: Record<string, boolean>) =>
  Object.fromEntries(Object.entries(boxes).map(([name, is]) => [name, is ? "on" : ""]));

/** One plan together, and the name of the group. */
function Settings({ path, plans, planId, planStartsOn, group, asksFirst }: PartProps) {
  const { plan, startsOn } = groupPlanForm.fields;
  return (
    <>
      <FormPart
        form={groupPlanForm}
        action={path}
        {...peopleParts.plan}
        known={{ plan: planId ?? "", startsOn: planStartsOn }}
        button={planId ? "Change the plan" : "Start the plan"}
        from="plan"
        below={planId && <IntentButton action={path} intent="end-plan" label="End the plan" />}
      >
        {(post) => (
          <>
            <PostSelect post={post} field={plan} placeholder="Choose a plan" options={plans} />
            <PostField post={post} field={startsOn} />
          </>
        )}
      </FormPart>
      <FormPart
        form={groupEdit}
        action={path}
        {...peopleParts.edit}
        known={{ title: group.name, purpose: group.purpose, ...onOf({ asksFirst }) }}
      />
    </>
  );
}

function Ways({ path, isOwner, isLast, endsAt }: PartProps) {
  return (
    <Fold
      id="leave"
      heading={isOwner ? "Leave or end the group" : "Leave the group"}
      opens={!!endsAt}
    >
      {isLast ? (
        <p>{onlyOwner}</p>
      ) : (
        <Asking {...askedFirst.leave} action={path} intent="leave" leavesPage />
      )}
      {isOwner && !endsAt && <Asking {...askedFirst.end} action={path} intent="end" />}
      {isOwner && endsAt && (
        <IntentButton action={path} intent="bring-back" label="Bring the group back" />
      )}
    </Fold>
  );
}

/** What is asked would open below the window’s edge. */
const show = (own: HTMLDetailsElement) => own.open && own.scrollIntoView({ block: "center" });

/** A button that is asked for first, without another page. */
function Asking({
  heading,
  about,
  ...button
}: ComponentProps<typeof IntentButton> & { heading: string; about: string }) {
  return (
    <details onToggle={(event) => show(event.currentTarget)} className="open:basis-full">
      <summary className={foldLink}>{heading}</summary>
      <div className="card mt-2 grid grid-cols-1 gap-4 p-inset">
        <p>{about}</p>
        <IntentButton {...button} />
      </div>
    </details>
  );
}
