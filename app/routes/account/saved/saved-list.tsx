import { Link } from "@remix-run/react";
import { prayersPath, savedPath } from "~/paths";
import { removeIntent } from "~/plans/saved-items";
import { MarkLine } from "~/routes/library/mark-line";
import { CardArt } from "~/ui/cards/card-art";
import { wholeCard } from "~/ui/cards/going-card";
import { ButtonLink } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import type { SavedPage } from "./saved.server";

/** What was saved; of a plan that was begun, how far it is prayed and which day is next. */
type Item = SavedPage["themes"][number] & Pick<Partial<SavedPage["plans"][number]>, "mark">;

type SavedListProps = { heading: string; kind: Kind; items: readonly Item[] };

type Kind = "plan" | "theme";

/** Plans or themes under their heading, or where to find one. */
export function SavedList({ heading, kind, items }: SavedListProps) {
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      {items.length > 0 ? (
        <ul className="mt-4 border-t border-line">
          {items.map((item, place) => (
            <SavedItem key={item.id} kind={kind} leads={place === 0} {...item} />
          ))}
        </ul>
      ) : (
        <p className="mt-2">
          No saved {kind} yet.{" "}
          <Link to={`/${kind}s`} className="link inline-flex min-h-11 items-center">
            Find one
          </Link>
        </p>
      )}
    </section>
  );
}

/** Where the rest is that a person saved. */
export function SavedElsewhere() {
  return (
    <p>
      Saved verses and prayers are in{" "}
      <Link to={prayersPath} className="link inline-flex min-h-11 items-center">
        My Prayers
      </Link>
      .
    </p>
  );
}

type SavedItemProps = Item & {
  kind: Kind;
  /** What it offers is the first thing to do: those in progress come first. */
  leads: boolean;
};

/** What was saved, and the way to remove it. */
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
        <Remove kind={kind} id={id} title={title} />
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

function Remove({ kind, id, title }: Pick<SavedItemProps, "kind" | "id" | "title">) {
  return (
    <div className="-my-2">
      <IntentForm action={savedPath} intent={removeIntent} values={{ kind, item: id }}>
        <button type="submit" className="relative z-1 min-h-11 text-small text-ink-quiet">
          <span className="border-b border-control">Remove</span>
          <span className="sr-only"> {title}</span>
        </button>
      </IntentForm>
    </div>
  );
}
