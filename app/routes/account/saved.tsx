import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { removed, removeIntent, savedPath } from "~/bookmarks/bookmarks";
import { removeFor } from "~/bookmarks/bookmarks.server";
import { signedInIntent } from "~/bookmarks/intents.server";
import { runIntent } from "~/forms/action.server";
import { planPath } from "~/paths";
import { GoingCard, wholeCard } from "~/ui/cards/going-card";
import { Button, ButtonLink } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { usePreservedFocus } from "~/ui/forms/use-preserved-focus";
import { signInLink } from "~/ui/layout/site-links";
import { pageMeta } from "~/ui/meta/page-meta";
import type { SavedItems } from "./saved.server";
import { itemSent, offeredPlans, savedItems } from "./saved.server";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  return { ...(await savedItems(user)), offered: await offeredPlans(user) };
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
    [removeIntent]: signedInIntent(visitorMessage, async (user, { form }) => {
      const item = itemSent(form);
      return { message: item ? await removeFor(user, item) : removed, hash: "saved", stays: true };
    }),
  };
  return runIntent(args, savedPath, handlers, getUser);
}

export default function Saved() {
  return <SavedView {...useLoaderData<typeof loader>()} />;
}

/** What a person saved: plans, and themes that are dear to them. */
function SavedView({ plans, themes, offered }: SavedItems & Offered) {
  const list = useRef<HTMLDivElement>(null);
  usePreservedFocus(plans.length + themes.length, () => list.current);
  return (
    <AccountPage
      title="Saved"
      lead="The plans and themes you saved, to come back to."
      scene="olive"
      tone="sage"
    >
      <div id="saved" ref={list} tabIndex={-1} className="grid grid-cols-1 gap-12 pt-part">
        <IntentNotice intent={removeIntent} message={removed} />
        {plans.length + themes.length === 0 && <NothingSaved offered={offered} />}
        {plans.length > 0 && (
          <SavedList heading="Plans">
            {plans.map((plan) => (
              <SavedItem key={plan.id} kind="plan" {...plan} />
            ))}
          </SavedList>
        )}
        {themes.length > 0 && (
          <SavedList heading="Favorite themes">
            {themes.map((theme) => (
              <SavedItem key={theme.id} kind="theme" {...theme} />
            ))}
          </SavedList>
        )}
      </div>
    </AccountPage>
  );
}

type Offered = { offered: Awaited<ReturnType<typeof offeredPlans>> };

function NothingSaved({ offered }: Offered) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>Nothing saved yet</h2>
      <p className="max-w-152">
        When a plan or a theme speaks to you, press “Save plan” or “Add to Favorites” on its page.
        You’ll find it here.
      </p>
      <div className="buttons items-center">
        <ButtonLink to="/?featured=all&popular=all#prayer-plans">Find a plan</ButtonLink>{" "}
        <Link
          to="/?themes=all#devotional-themes"
          className="link inline-flex min-h-11 items-center"
        >
          or find a theme
        </Link>
      </div>
      {offered.length > 0 && <OfferedPlans offered={offered} />}
    </div>
  );
}

function OfferedPlans({ offered }: Offered) {
  return (
    <section aria-labelledby="offered-heading" className="mt-8">
      <h3 id="offered-heading" className="text-subheading">
        {offered.length === 1 ? "A plan to try" : "Two plans to try"}
      </h3>
      <ul className="mt-5 grid cols-fit-84 gap-4">
        {offered.map(({ id, title, description, duration, image, scene, tone }) => (
          <GoingCard key={id} image={image} scene={scene} tone={tone}>
            <h4>
              <Link to={planPath(id)} className={wholeCard}>
                {title}
              </Link>
            </h4>
            <p>{description}</p>
            <p className="mt-1">{duration}</p>
          </GoingCard>
        ))}
      </ul>
    </section>
  );
}

function SavedList({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul className="mt-6 grid cols-fill-84 gap-4">{children}</ul>
    </section>
  );
}

type SavedItemProps = SavedItems["themes"][number] & { kind: "plan" | "theme" };

function SavedItem({ kind, id, title, description, image, scene, tone }: SavedItemProps) {
  return (
    <GoingCard image={image} scene={scene} tone={tone}>
      <h3>
        <Link to={`/${kind}/${id}`} className={wholeCard}>
          {title}
        </Link>
      </h3>
      <p>{description}</p>
      <IntentForm action={savedPath} intent={removeIntent} values={{ kind, item: id }}>
        <Button variant="quiet" className="relative z-1 mt-1 -mb-2 -ms-3.5">
          Remove <span className="sr-only">{title}</span>
        </Button>
      </IntentForm>
    </GoingCard>
  );
}
