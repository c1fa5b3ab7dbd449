import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { savedPath } from "~/paths";
import { signedInIntent } from "~/plans/intents.server";
import { removed, removeIntent } from "~/plans/saved-items";
import { removeFor } from "~/plans/saved-items.server";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { usePreservedFocus } from "~/ui/forms/use-preserved-focus";
import { signInLink } from "~/ui/layout/site-links";
import { pageMeta } from "~/ui/meta/page-meta";
import { NothingSaved } from "./nothing-saved";
import { itemSent, type SavedPage, savedPage } from "./saved.server";
import { SavedElsewhere, SavedList } from "./saved-list";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export async function loader(args: LoaderFunctionArgs) {
  return savedPage(await requireUser(args));
}

export const meta: MetaFunction = (args) => pageMeta(args, { heading: "Saved", unlisted: true });

/** Removes a plan or a theme. */
export function action(args: ActionFunctionArgs) {
  const visitorMessage = {
    title: "Log in to see what you saved",
    description: "Nothing was changed.",
    action: signInLink(savedPath),
  };
  const handlers = {
    [removeIntent]: signedInIntent(
      {
        path: savedPath,
        item: ({ form }) => Object.values(itemSent(form) ?? {}).join("/"),
        visitorMessage,
      },
      () => ({ hash: "saved", stays: true }),
      async (user, { form }) => {
        const item = itemSent(form);
        return item ? removeFor(user, item) : removed;
      },
    ),
  };
  return runIntent(args, savedPath, handlers, getUser);
}

export default function Saved() {
  return <SavedView {...useLoaderData<typeof loader>()} />;
}

/** What a person saved: plans, and themes that are dear to them. */
function SavedView({ plans, themes, offered }: SavedPage) {
  const list = useRef<HTMLDivElement>(null);
  const planList = <SavedList heading="Plans" kind="plan" items={plans} />;
  usePreservedFocus(plans.length + themes.length, () => list.current);
  return (
    <AccountPage
      title="Saved"
      lead="Plans and themes you want to come back to."
      scene="olive"
      tone="sage"
    >
      <div id="saved" ref={list} tabIndex={-1} className="grid grid-cols-1 gap-12 pt-part">
        <IntentNotice intent={removeIntent} message={removed} byToast />
        {plans.length + themes.length === 0 ? (
          <NothingSaved offered={offered} />
        ) : (
          <>
            {plans.length > 0 && planList}
            <SavedList heading="Favorite themes" kind="theme" items={themes} />
            {plans.length === 0 && planList}
          </>
        )}
        <SavedElsewhere />
      </div>
    </AccountPage>
  );
}
