import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { nothingSaved } from "#content/pages/account";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { type IntentArgs, runIntent } from "~/forms/action.server";
import { planPath, prayersPath, savedPath } from "~/paths";
import { removed, removeIntent } from "~/plans/save-item";
import { removeFor, signedInIntent } from "~/plans/saved-items.server";
import { MarkLine } from "~/routes/library/library-page";
import { PrayerEntry } from "~/routes/prayers/prayer-entry";
import { CardArt, GoingCard, wholeCard } from "~/ui/cards/going-card";
import { ButtonLink, TallLink } from "~/ui/controls/controls";
import { PageLinks } from "~/ui/controls/page-links";
import { IntentForm, IntentNotice } from "~/ui/forms/intent-form";
import { usePreservedFocus } from "~/ui/forms/use-preserved-focus";
import { signInLink } from "~/ui/layout/site-links";
import { metaOf } from "~/ui/meta/page-meta";
import { type SavedPage, savedPage } from "./saved.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { accountStyles as links } from "../account-part";

export async function loader(args: LoaderFunctionArgs) {
  return savedPage(await requireUser(args), args.request.url);
}

export const meta = metaOf({ heading: "Saved", unlisted: true });

export function action(args: ActionFunctionArgs) {
  const waiting = {
    path: savedPath,
    item: ({ form }: IntentArgs) => Object.values(itemSent(form) ?? {}).join("/"),
    visitorMessage: {
      title: "Log in to see what you saved",
      description: "Nothing was changed.",
      action: signInLink(savedPath),
    },
  };
  const target = () => ({ hash: "saved", stays: true });
  const remove = signedInIntent(waiting, target, async (user, { form }) => {
    const item = itemSent(form);
    return item ? removeFor(user, item) : removed;
  });
  return runIntent(args, savedPath, { [removeIntent]: remove }, getUser);
}

function itemSent(form: FormData): { kind: Kind; item: string } | undefined {
  const [kind, item] = [form.get("kind"), form.get("item")];
  if ((kind !== "plan" && kind !== "theme") || typeof item !== "string") return undefined;
  return { kind, item };
}

export default function Saved() {
  const { plans, themes, offered, verses } = useLoaderData<typeof loader>();
  const list = useRef<HTMLDivElement>(null);
  usePreservedFocus(plans.length + themes.length, () => list.current);
  return (
    <AccountPage title="Saved" lead="Plans, themes, and verses you want to come back to.">
      <div id="saved" ref={list} tabIndex={-1} className="grid grid-cols-1 gap-12 pt-part">
        <IntentNotice intent={removeIntent} message={removed} byToast />
        {plans.length + themes.length + verses.shown.length === 0 && (
          <NothingSaved offered={offered} />
        )}
        <SavedList heading="Plans" kind="plan" items={plans} />
        <SavedList heading="Favorite themes" kind="theme" items={themes} />
        <SavedVerses {...verses} />
        <p>
          Looking for your list? <TallLink to={prayersPath}>My Prayers</TallLink>
        </p>
      </div>
    </AccountPage>
  );
}

function SavedVerses({ shown, page, pageCount }: SavedPage["verses"]) {
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="verses">
      <h2 id="verses">Verses and prayers</h2>
      <ul className="mt-4 border-t border-line">
        {shown.map((prayer) => (
          <li key={prayer.handle} className="border-b border-line py-5">
            <PrayerEntry prayer={prayer}>{null}</PrayerEntry>
          </li>
        ))}
      </ul>
      <PageLinks path={savedPath} page={page} pageCount={pageCount} />
    </section>
  );
}

type Item = SavedPage["themes"][number] & Pick<Partial<SavedPage["plans"][number]>, "mark">;

type Kind = "plan" | "theme";

type SavedListProps = { heading: string; kind: Kind; items: readonly Item[] };

function SavedList({ heading, kind, items }: SavedListProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul className="mt-4 border-t border-line">
        {items.map((item, place) => (
          <SavedItem key={item.id} kind={kind} leads={place === 0} {...item} />
        ))}
      </ul>
    </section>
  );
}

type SavedItemProps = Item & {
  kind: Kind;
  /** The page's first thing to do: plans in progress come first. */
  leads: boolean;
};

function SavedItem({ kind, leads, id, title, description, mark, ...art }: SavedItemProps) {
  const next = mark?.next;
  return (
    <li className="relative grid grid-cols-[clamp(64px,20vw,8rem)_minmax(0,1fr)] items-center gap-x-4 border-b border-line py-5 sm:gap-x-5">
      <CardArt
        {...art}
        className="aspect-[4/3] min-h-0 w-full self-start rounded-medium border border-line"
      />
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <h3 className="flex-1">
          <Link to={`/${kind}/${id}`} className={`link ${wholeCard}`}>
            {title}
          </Link>
        </h3>
        <div className="-my-2">
          <IntentForm action={savedPath} intent={removeIntent} values={{ kind, item: id }}>
            <button type="submit" className="relative z-1 min-h-11 text-small text-ink-quiet">
              <span className="border-b border-control">Remove</span>
              <span className="sr-only"> {title}</span>
            </button>
          </IntentForm>
        </div>
        <div className="basis-full">
          {mark ? (
            <MarkLine {...mark} />
          ) : (
            <p className="max-w-136 text-small text-balance text-ink-quiet">{description}</p>
          )}
          {next && (
            <ButtonLink
              to={`/${kind}/${id}#day`}
              variant={leads ? "primary" : "secondary"}
              className="relative z-1 mt-4 text-balance"
            >
              <span>
                Continue with day {next}
                <span className="sr-only">: {title}</span>
              </span>
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  );
}

function NothingSaved({ offered }: Pick<SavedPage, "offered">) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2>Nothing saved yet</h2>
      <p className="max-w-152">{nothingSaved}</p>
      <div className="buttons items-center">
        <ButtonLink to="/?featured=all&popular=all#prayer-plans">Find a plan</ButtonLink>{" "}
        <TallLink to="/?themes=all#devotional-themes">or find a theme</TallLink>
      </div>
      {offered.length > 0 && (
        <section aria-labelledby="offered-heading" className="mt-8">
          <h3 id="offered-heading" className="text-subheading">
            {offered.length === 1 ? "A plan to try" : "Two plans to try"}
          </h3>
          <ul className="mt-5 grid cols-fit-84 gap-4 [&>li]:flex-wrap [&>li]:gap-y-3 [&>li>:last-child]:basis-48">
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
      )}
    </div>
  );
}
