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
import { takeRecoveryCodes } from "~/accounts/second-factor.server";
import { nextOf } from "~/accounts/session.server";
import { runForms } from "~/forms/action.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { commitSession } from "~/http/session-cookie.server";
import { factorPath } from "~/paths";
import { database } from "~/runtime/database.server";
import { BackLink } from "~/ui/controls/back-link";
import { ButtonLink } from "~/ui/controls/button";
import { Notice } from "~/ui/forms/notice";
import { pageMeta } from "~/ui/meta/page-meta";
import { factorHandlers, factorIntents, factorState } from "./factor.server";
import { codesNew } from "./factor-definition";
import { SetUp, TurnedOff, TurnedOn } from "./factor-states";

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

/** Shown only once. */
function RecoveryCodes({ codes, to }: { codes: readonly string[]; to: string }) {
  return (
    <section id="codes" aria-labelledby="codes-heading" className="mt-6 scroll-mt-20">
      <h2 id="codes-heading">{codesNew.title}</h2>
      <Notice variant="info" className="mt-3">
        {codesNew.description}
      </Notice>
      <ol className="mt-6 grid gap-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-semibold">{code}</code>
          </li>
        ))}
      </ol>
      <div className="buttons no-print mt-8">
        <ButtonLink to={to}>I’ve kept them</ButtonLink>
      </div>
    </section>
  );
}
