import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { groupReaders } from "#content/groups/form-words";
import { findInvitation, findMembership, groupLeft, groupOfLink } from "#db/groups/groups.server";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { registrationRefusal } from "~/accounts/registration.server";
import { runForms } from "~/forms/action.server";
import { groupJoin } from "~/groups/group-forms";
import { joinHandlers } from "~/groups/group-handlers.server";
import { countPost, waitFor } from "~/http/limits/rate-limit.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { groupPath, invitationPath, signInPath } from "~/paths";
import { authPath } from "~/routes/auth/auth-path";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { hashToken } from "~/runtime/secret.server";
import { ButtonLink, SecondaryLink } from "~/ui/controls/controls";
import { PageBanner } from "~/ui/layout/page-banner";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { GroupForm } from "./group-parts";
import { kindRefusal } from "./membership.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export { groupStyles as links } from "./group-parts";

export const meta = privateMeta("An invitation");

/** Unknown links that one visitor may try. */
const guesses = { points: 20, duration: 600 };

/** @throws 404, 429 for whoever tries many, and to the group for whoever is in it already. */
async function requireInvitation(args: ActionFunctionArgs) {
  const { context, params } = args;
  const { token = "" } = params;
  const address = context.address ?? "local";
  const wait = await waitFor("invitations", address, guesses);
  if (wait) throw thrownRefusal(refuse(429, { "Retry-After": String(wait) }));
  const hash = /^[\w-]{43}$/.test(token) ? hashToken(token) : "";
  const found = await findInvitation(database(), hash, now());
  if (found) return { ...found, token };
  const user = await getUser(args);
  const own = user && (await groupOfLink(database(), user.id, hash, now()));
  if (own) throw redirect(groupPath(own.handle));
  await countPost("invitations", address, guesses);
  throw thrownRefusal({
    ...refuse(404),
    text: "This link has expired, or part of it is missing. Ask for a new one.",
  });
}

/** Opening it changes nothing: scanners of mail open it, too. */
export async function loader(args: ActionFunctionArgs) {
  const { group, by, token } = await requireInvitation(args);
  const user = await getUser(args);
  const out = user && (await groupLeft(database(), user.id, group.handle, now()));
  if (out) throw kindRefusal(out);
  const isIn = user && (await findMembership(database(), user.id, group.handle, now()));
  return {
    path: invitationPath(token),
    name: group.name,
    by,
    asksFirst: group.asksFirst,
    isSignedIn: user !== undefined,
    takesAccounts: (await registrationRefusal(invitationPath(token))) === undefined,
    group: isIn ? groupPath(group.handle) : undefined,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { token } = await requireInvitation(args);
  const user = await requireUser(args);
  return runForms(args, invitationPath(token), joinHandlers(user, token));
}

export default function Invitation() {
  const { path, name, by, group, ...page } = useLoaderData<typeof loader>();
  const { isSignedIn, asksFirst, takesAccounts } = page;
  return (
    <>
      <PageBanner
        title={`Pray with ${isolated(name)}`}
        lead={`${isolated(by)} invites you to this prayer group.`}
        scene="hands"
        kind="reading"
      />
      <div className="wrap max-w-180 pt-part pb-band">
        <p>
          In a group you ask each other for prayer, and pray. {groupReaders}
          {asksFirst && !group && " An owner has to let you in."}
          {!isSignedIn && " Log in, or make an account, and you’ll come back here."}
        </p>
        {group ? (
          <div className="buttons mt-6">
            <ButtonLink to={group}>Open the group</ButtonLink>
          </div>
        ) : isSignedIn ? (
          <section id={groupJoin.name} aria-label="Join the group" className="mt-6">
            <GroupForm
              form={groupJoin}
              action={path}
              button={asksFirst ? "Ask to join" : "Join the group"}
              leads
            />
          </section>
        ) : (
          <div className="buttons mt-6">
            {takesAccounts && (
              <ButtonLink to={authPath("register", path)}>Create an account</ButtonLink>
            )}{" "}
            <SecondaryLink to={signInPath(path)}>Log in</SecondaryLink>
          </div>
        )}
      </div>
    </>
  );
}
