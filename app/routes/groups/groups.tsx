import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { aboutGroups, groupIntents, groupWaits } from "#content/groups/form-words";
import { listGroupRequests } from "#db/groups/group-requests.server";
import { listGroups } from "#db/groups/groups.server";
import { leaveGroup } from "#db/groups/members.server";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { runForms } from "~/forms/action.server";
import { groupBegin, groupJoin, groupMessages, itemField } from "~/groups/group-forms";
import { beginHandlers } from "~/groups/group-handlers.server";
import { groupPath, groupsPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { excerpt } from "~/runtime/quotation.server";
import { ScenePicture } from "~/ui/art/scene-picture";
import { ButtonLink, TextLink } from "~/ui/controls/controls";
import { PostCheckbox } from "~/ui/forms/choice-field";
import { PostField } from "~/ui/forms/field";
import { DoneNotice } from "~/ui/forms/intent-form";
import { PostTextarea } from "~/ui/forms/text-area";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { Day } from "~/ui/reading/moment";
import { Fold, foldLink, GroupForm, IntentButton } from "./group-parts";
import { noSuchGroup, requireUserKeepingWords } from "./membership.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { groupStyles as links } from "./group-parts";

export const meta = privateMeta("Groups");

export async function loader(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const today = await dayOf(user);
  const found = await listGroups(database(), user.id, today.now);
  const groups = found.map(async ({ group: { handle, name, endsAt }, member }) => {
    const isWaiting = member.state === "waiting";
    const one = { limit: isWaiting ? 0 : 1, offset: 0 };
    const { requests, count } = await listGroupRequests(database(), member, "due", today, one);
    const asked = requests.map(({ isMine, writer, words }) => [
      isMine ? "You ask:" : `${isolated(writer)} asks:`,
      excerpt(words, 160),
      count > 1 ? `(${count - 1} more today)` : "",
    ]);
    return { handle, name, endsAt, isWaiting, asked: asked[0]?.join(" ") };
  });
  return { groups: await Promise.all(groups) };
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
          <div className="grid grid-cols-1 gap-x-column gap-y-6 lg:grid-cols-2">
            <h2>Begin a group</h2>
            <div id={groupBegin.name} className="max-w-136 lg:row-span-2">
              <Begin />
            </div>
            <ScenePicture name="hands" tone="gold" className="h-auto w-full rounded-medium" />
          </div>
        ) : (
          <>
            <ul className="grid max-w-176 grid-cols-1 gap-4">
              {groups.map((group, index) => (
                <GroupCard key={group.handle} {...group} leads={index === 0} />
              ))}
            </ul>
            <Fold id={groupBegin.name} heading="Begin another group">
              <Begin />
            </Fold>
          </>
        )}
      </div>
    </AccountPage>
  );
}

function Begin() {
  const { purpose, asksFirst, ownName, isUnder18, isNamed } = groupBegin.fields;
  return (
    <>
      <p className="mb-4">{aboutGroups}</p>
      <GroupForm
        form={groupBegin}
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
    </>
  );
}

type GroupCardProps = Awaited<ReturnType<typeof loader>>["groups"][number] & { leads: boolean };

function GroupCard({ handle, name, endsAt, isWaiting, asked, leads }: GroupCardProps) {
  return (
    <li className="card grid grid-cols-1 gap-3 p-inset wrap-anywhere">
      <h2 className="text-subheading">
        {isWaiting ? isolated(name) : <TextLink to={groupPath(handle)}>{name}</TextLink>}
      </h2>
      {endsAt && (
        <p>
          It ends on <Day at={endsAt} />, unless an owner brings it back.
        </p>
      )}
      <p dir="auto">{asked ?? (isWaiting ? "Waiting to be let in" : nothingDue)}</p>
      {isWaiting && (
        <IntentButton action={groupsPath} intent="leave" item={handle} label="Don’t join" />
      )}
      {asked && (
        <div className="buttons">
          <ButtonLink to={groupPath(handle, "pray")} variant={leads ? "primary" : "secondary"}>
            Pray for {isolated(name)}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

const nothingDue = "Nothing left to pray for there today.";
