import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { roleOf } from "#db/accounts/team.server";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { takeRecoveryCodes } from "~/accounts/factor/recovery-codes.server";
import { nextOf } from "~/accounts/session.server";
import { runForms } from "~/forms/action.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { commitSession } from "~/http/session-cookie.server";
import { factorPath } from "~/paths";
import { database } from "~/runtime/database.server";
import { BackLink } from "~/ui/controls/back-link";
import { Notice } from "~/ui/forms/notice";
import { pageMeta } from "~/ui/meta/page-meta";
import { factorHandlers, factorIntents } from "./factor-handlers.server";
import { factorState } from "./factor-state.server";
import { RecoveryCodes } from "./recovery-codes";
import { SetUp } from "./set-up";
import { TurnedOff } from "./turned-off";
import { TurnedOn } from "./turned-on";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

const heading = "Two-step sign-in";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const user = await requireUser(args);
  const taken = await takeRecoveryCodes(request);
  const headers = new Headers({ "Cache-Control": cacheControl.nobody });
  if (taken) headers.set("Set-Cookie", await commitSession(taken.rest));
  const page = {
    state: await factorState(user),
    codes: taken?.codes ?? [],
    isOnTeam: (await roleOf(database(), user.id)) !== undefined,
    username: user.username,
    next: nextOf(request),
  };
  return data(page, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const next = nextOf(args.request);
  return runForms(args, "/account/factor", factorHandlers(user), {
    findUser: getUser,
    intents: () => factorIntents(user, next),
    search: next === "/" ? undefined : { next },
  });
}

/** Where a person sets up, renews and ends the second step of their sign-in. */
export default function FactorPage() {
  const { state, codes, isOnTeam, next, username } = useLoaderData<typeof loader>();
  const page = { action: factorPath(next), username };
  return (
    <AccountPage
      title={heading}
      lead="A code from your phone, as well as your password."
      before={<BackLink to="/account/settings">Settings</BackLink>}
      scene="door"
      tone="sky"
    >
      {isOnTeam && state.is !== "on" && (
        <Notice variant="info" className="mt-6" title="Please set this up first">
          People trust the prayer team with a great deal. So its members sign in with a second step.
        </Notice>
      )}
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} to={next === "/" ? "/account/factor" : next} />
      ) : (
        <>
          {state.is === "off" && <TurnedOff {...page} />}
          {state.is === "begun" && <SetUp {...page} {...state} />}
          {state.is === "on" && <TurnedOn {...page} {...state} />}
        </>
      )}
    </AccountPage>
  );
}
