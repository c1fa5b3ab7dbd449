import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import * as words from "#content/groups/form-words";
import { listGroupRequests } from "#db/groups/group-requests.server";
import { listGroups } from "#db/groups/groups.server";
import { groupsAsking } from "#db/groups/groups-to-pray.server";
import { leaveGroup, listMembers } from "#db/groups/members.server";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { runForms } from "~/forms/action.server";
import * as forms from "~/groups/group-forms";
import { beginHandlers } from "~/groups/group-handlers.server";
import { groupPath, groupsPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { askedBy } from "~/prayers/today.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { ScenePicture } from "~/ui/art/scene-picture";
import { ButtonLink, TallLink, TextLink } from "~/ui/controls/controls";
import { PostCheckbox } from "~/ui/forms/choice-field";
import { PostField } from "~/ui/forms/field";
import { DoneNotice } from "~/ui/forms/intent-form";
import { PostTextarea } from "~/ui/forms/text-area";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { Day } from "~/ui/reading/moment";
import { Fold, foldLink, GroupForm, Hands, IntentButton, inLight } from "./group-parts";
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
      others: isWaiting ? undefined : words.withWhom(others),
      said: asked ? askedBy(asked).words : words.goingWords(isAlone, requests),
      to: groupPath(handle, asked && "pray"),
      way: asked ? "Pray for the group" : "Open",
      ...(asked ? opens : isAlone ? invites : asks),
    };
  });
  const all = await Promise.all(groups);
  return { groups: all.sort((one, other) => Number(other.isAsked) - Number(one.isAsked)) };
}

const opens = { also: "Open", at: "" };
const invites = { also: "Invite people", at: `#${forms.groupInvite.name}` };
const asks = { also: "Ask for prayer", at: `#${forms.groupRequest.name}` };

export async function action(args: ActionFunctionArgs) {
  const user = await requireUserKeepingWords(args);
  return runForms(args, groupsPath, beginHandlers(user), {
    findUser: getUser,
    intents: () => ({
      leave: async ({ form }) => {
        const handle = String(form.get(forms.itemField) ?? "");
        const groups = await listGroups(database(), user.id, now());
        const found = groups.find(({ group }) => group.handle === handle);
        if (found?.member.state !== "waiting") throw noSuchGroup();
        await leaveGroup(database(), found.member);
        return {
          message: {
            ...words.groupIntents.leave,
            description: "You’ve taken back what you asked.",
          },
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
      <div className="grid grid-cols-1 gap-8 pt-4">
        <DoneNotice
          messages={{ ...forms.groupMessages, [forms.groupJoin.name]: words.groupWaits }}
          variant="success"
        />
        {groups.length === 0 ? (
          <div className="grid grid-cols-1 items-start gap-x-column gap-y-6 lg:grid-cols-2">
            <div>
              <h2>Begin a group</h2>
              <p className="mt-4">{words.aboutGroups}</p>
              <ScenePicture
                name="hands"
                tone="gold"
                className="mt-6 aspect-5/2 h-auto w-full rounded-medium object-cover lg:aspect-auto"
              />
            </div>
            <div id={forms.groupBegin.name} className="max-w-136">
              <Begin />
            </div>
          </div>
        ) : (
          <>
            <ul className="grid grid-cols-1 content-start gap-4">
              {groups.map((group, index) => (
                <GroupCard key={group.handle} {...group} index={index} />
              ))}
            </ul>
            <Fold id={forms.groupBegin.name} heading="Begin another group">
              <p>{words.aboutGroups}</p>
              <Begin />
            </Fold>
          </>
        )}
      </div>
    </AccountPage>
  );
}

function Begin() {
  const { purpose, asksFirst, ownName, isUnder18, isNamed } = forms.groupBegin.fields;
  return (
    <GroupForm
      form={forms.groupBegin}
      action={groupsPath}
      button="Begin the group"
      leads
      from="purpose"
    >
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

const beside = "gap-x-columns sm:flex sm:items-center sm:justify-between sm:[&>:last-child]:mt-0";

type GroupCardProps = Awaited<ReturnType<typeof loader>>["groups"][number] & { index: number };

function GroupCard({ handle, name, isWaiting, index, ...group }: GroupCardProps) {
  const leads = index === 0 && !isWaiting;
  return (
    <li className={leads ? inLight : `card p-inset ${beside}`}>
      {leads && <Hands />}
      <div>
        <h2 className="text-subheading wrap-anywhere">
          {isWaiting ? isolated(name) : <TextLink to={groupPath(handle)}>{name}</TextLink>}
        </h2>
        {group.endsAt && (
          <p>
            It ends on <Day at={group.endsAt} />, unless an owner brings it back.
          </p>
        )}
        <p className="text-small text-ink-quiet">{group.others ?? "Waiting to be let in"}</p>
        {!isWaiting && (
          <p dir="auto" className={`mt-3 ${leads ? "prayed-words" : "max-w-152"}`}>
            {group.said}
          </p>
        )}
      </div>
      <div className="mt-5 flex flex-none flex-wrap items-center gap-x-6 gap-y-1">
        {isWaiting ? (
          <IntentButton action={groupsPath} intent="leave" item={handle} label="Don’t join" />
        ) : (
          <>
            <ButtonLink to={group.to} variant={leads ? "primary" : "secondary"}>
              {group.way}
              <span className="sr-only"> {name}</span>
            </ButtonLink>{" "}
            <TallLink to={groupPath(handle) + group.at}>{group.also}</TallLink>
          </>
        )}
      </div>
    </li>
  );
}
