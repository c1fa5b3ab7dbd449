import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { groupIntents, groupWaits } from "#content/groups/form-words";
import { listGroups } from "#db/groups/groups.server";
import { leaveGroup } from "#db/groups/members.server";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { runForms } from "~/forms/action.server";
import { groupBegin, groupJoin, groupMessages, itemField } from "~/groups/group-forms";
import { beginHandlers } from "~/groups/group-handlers.server";
import { groupPath, groupsPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { TextLink } from "~/ui/controls/controls";
import { DoneNotice } from "~/ui/forms/intent-form";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { GroupForm, IntentButton } from "./group-parts";
import { noSuchGroup, requireUserKeepingWords } from "./membership.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { groupStyles as links } from "./group-parts";

export const meta = privateMeta("Groups");

export async function loader(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const found = await listGroups(database(), user.id, now());
  const groups = found.map(({ group, member }) => ({
    handle: group.handle,
    name: group.name,
    isOwner: member.state === "owner",
    isWaiting: member.state === "waiting",
  }));
  return { groups };
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
        <section aria-labelledby="groups-heading">
          <h2 id="groups-heading">
            {groups.length === 0 ? "You’re not in a group yet" : "Your groups"}
          </h2>
          {groups.length === 0 && (
            <p className="mt-2 max-w-152">
              Begin one below, or open the link that someone sent you.
            </p>
          )}
          <ul className="mt-3">
            {groups.map(({ handle, name, isOwner, isWaiting }) => (
              <li
                key={handle}
                className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2 text-subheading wrap-anywhere"
              >
                {isWaiting ? isolated(name) : <TextLink to={groupPath(handle)}>{name}</TextLink>}
                {isOwner && <span className="text-small text-ink-quiet">You look after it</span>}
                {isWaiting && (
                  <span className="flex flex-wrap items-center gap-4 text-small text-ink-quiet">
                    Waiting to be let in
                    <IntentButton
                      action={groupsPath}
                      intent="leave"
                      item={handle}
                      label="Don’t join"
                    />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
        <section id={groupBegin.name} aria-labelledby="begin-heading" className="max-w-152">
          <h2 id="begin-heading">Begin a group</h2>
          <p className="mt-2 mb-4">
            Only the people in it can read what’s written there. The people who run this site could
            open it, too.
          </p>
          <GroupForm form={groupBegin} action={groupsPath} button="Begin the group" leads />
        </section>
      </div>
    </AccountPage>
  );
}
