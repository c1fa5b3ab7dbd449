import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  aboutGroups,
  goingWords,
  groupIntents,
  groupWaits,
  withWhom,
} from "#content/groups/form-words";
import { listGroupRequests } from "#db/groups/group-requests.server";
import { listGroups } from "#db/groups/groups.server";
import { groupsAsking } from "#db/groups/groups-to-pray.server";
import { leaveGroup, listMembers } from "#db/groups/members.server";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { runForms } from "~/forms/action.server";
import { groupBegin, groupJoin, groupMessages, itemField } from "~/groups/group-forms";
import { beginHandlers } from "~/groups/group-handlers.server";
import { groupPath, groupsPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { askedBy } from "~/prayers/today.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { DawnRings, ScenePicture } from "~/ui/art/scene-picture";
import { ButtonLink, TextLink } from "~/ui/controls/controls";
import { PostCheckbox } from "~/ui/forms/choice-field";
import { PostField } from "~/ui/forms/field";
import { DoneNotice } from "~/ui/forms/intent-form";
import { PostTextarea } from "~/ui/forms/text-area";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { Day } from "~/ui/reading/moment";
import { Fold, foldLink, GroupForm, IntentButton } from "./group-parts";
import { namesOf, noSuchGroup, requireUserKeepingWords } from "./membership.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { groupStyles as links } from "./group-parts";

export const meta = privateMeta("Groups");

export async function loader(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const [db, today, some] = [database(), await dayOf(user), { limit: 20, offset: 0 }];
  const asking = await groupsAsking(db, user.id, today);
  const groups = (await listGroups(db, user.id, today.now)).map(async ({ group, member }) => {
    const { handle, name, endsAt } = group;
    const isWaiting = member.state === "waiting";
    const asked = asking.find((each) => each.handle === handle);
    const others = namesOf(await listMembers(db, group.id), user, "member", "owner");
    const { requests } = await listGroupRequests(db, member, "open", today, some);
    const isAlone = others.length === 0;
    return {
      ...{ handle, name, endsAt, isWaiting, isAsked: asked !== undefined },
      others: isWaiting ? undefined : withWhom(others),
      said: asked ? askedBy(asked).words : goingWords(isAlone, requests),
      to: groupPath(handle, asked && "pray"),
      way: asked ? "Pray for the group" : isAlone ? "Invite people" : "Ask for prayer",
    };
  });
  const all = await Promise.all(groups);
  return { groups: all.sort((one, other) => Number(other.isAsked) - Number(one.isAsked)) };
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUserKeepingWords(args);
  return runForms(args, groupsPath, beginHandlers(user), {
    findUser: getUser,
    intents: () => ({
      leave: async ({ form }) => {
        const handle = String(form.get(itemField) ?? "");
        const groups = await listGroups(database(), user.id, now());
        const found = groups.find(({ group }) => group.handle === handle);
        if (found?.member.state !== "waiting") throw noSuchGroup();
        await leaveGroup(database(), found.member);
        return {
          message: { ...groupIntents.leave, description: "You’ve taken back what you asked." },
        };
      },
    }),
  });
}

export default function Groups() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title="Groups"
      lead="Pray for each other: a family, two friends, the people you meet on Tuesdays."
    >
      <div className="grid grid-cols-1 gap-part pt-part">
        <DoneNotice
          messages={{ ...groupMessages, [groupJoin.name]: groupWaits }}
          variant="success"
        />
        {groups.length === 0 ? (
          <div className="grid grid-cols-1 items-start gap-x-column gap-y-6 lg:grid-cols-2">
            <div>
              <h2>Begin a group</h2>
              <p className="mt-4">{aboutGroups}</p>
              <ScenePicture
                name="hands"
                tone="gold"
                className="mt-6 aspect-5/2 h-auto w-full rounded-medium object-cover lg:aspect-auto"
              />
            </div>
            <div id={groupBegin.name} className="max-w-136">
              <Begin />
            </div>
          </div>
        ) : (
          <div className="grid grid-cols-1 items-start gap-x-columns gap-y-part lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <ul className="grid grid-cols-1 content-start gap-4">
              {groups.map((group, index) => (
                <GroupCard key={group.handle} {...group} index={index} />
              ))}
            </ul>
            <Fold id={groupBegin.name} heading="Begin another group">
              <p>{aboutGroups}</p>
              <Begin />
            </Fold>
          </div>
        )}
      </div>
    </AccountPage>
  );
}

function Begin() {
  const { purpose, asksFirst, ownName, isUnder18, isNamed } = groupBegin.fields;
  return (
    <GroupForm form={groupBegin} action={groupsPath} button="Begin the group" leads from="purpose">
      {(post) => (
        <>
          <PostField post={post} field={ownName} />
          <PostCheckbox post={post} field={isUnder18} />
          <details open={post.result !== undefined}>
            <summary className={foldLink}>Say what it’s for, and who may join</summary>
            <div className="grid grid-cols-1 gap-5 pt-2">
              <PostTextarea post={post} field={purpose} rows={3} />
              <PostCheckbox post={post} field={asksFirst} />
              <PostCheckbox post={post} field={isNamed} />
            </div>
          </details>
        </>
      )}
    </GroupForm>
  );
}

type GroupCardProps = Awaited<ReturnType<typeof loader>>["groups"][number] & { index: number };

function GroupCard({ handle, name, isWaiting, index, ...group }: GroupCardProps) {
  const leads = index === 0 && !isWaiting;
  return (
    <li className={leads ? "vigil night max-lg:pb-32" : "card p-inset"}>
      {leads && <DawnRings />}
      <h2 className="text-subheading wrap-anywhere">
        {isWaiting ? isolated(name) : <TextLink to={groupPath(handle)}>{name}</TextLink>}
      </h2>
      {group.endsAt && (
        <p>
          It ends on <Day at={group.endsAt} />, unless an owner brings it back.
        </p>
      )}
      <p className="text-small text-ink-quiet">{group.others ?? "Waiting to be let in"}</p>
      <p dir="auto" className={`mt-3 mb-5 ${leads ? "prayed-words" : "max-w-152"}`}>
        {!isWaiting && group.said}
      </p>
      {isWaiting ? (
        <IntentButton action={groupsPath} intent="leave" item={handle} label="Don’t join" />
      ) : (
        <ButtonLink to={group.to} variant={leads ? "primary" : "secondary"}>
          {group.way}
        </ButtonLink>
      )}
    </li>
  );
}
