import { Link } from "@remix-run/react";
import { removeIntent } from "~/bookmarks/bookmarks";
import { prayersPath, savedPath } from "~/paths";
import { MarkLine } from "~/routes/library/mark-line";
import { CardArt } from "~/ui/cards/card-art";
import { wholeCard } from "~/ui/cards/going-card";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
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
    <li className="relative grid grid-cols-[clamp(5rem,20vw,8rem)_minmax(0,1fr)] items-center gap-x-6 border-b border-line py-5 lg:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <CardArt
        {...art}
        className="aspect-[4/3] min-h-0 w-full self-start rounded-medium border border-line"
      />
      <div>
        <h3>
          <Link to={`/${kind}/${id}`} className={`link ${wholeCard}`}>
            {title}
          </Link>
        </h3>
        {mark ? (
          <MarkLine {...mark} />
        ) : (
          <p className="mt-1 max-w-136 text-small text-balance text-ink-quiet">{description}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 max-lg:col-start-2 max-lg:mt-2 lg:gap-x-6">
        {next && (
          <ButtonLink
            to={`/${kind}/${id}#day`}
            variant={leads ? "primary" : "secondary"}
            className="relative z-1"
          >
            <span>
              Continue<span className="max-sm:hidden"> with day {next}</span>
              <span className="sr-only">: {title}</span>
            </span>
            <Icon of="arrow-right" />
          </ButtonLink>
        )}{" "}
        <Remove kind={kind} id={id} title={title} />
      </div>
    </li>
  );
}

function Remove({ kind, id, title }: Pick<SavedItemProps, "kind" | "id" | "title">) {
  return (
    <div className="ms-auto">
      <IntentForm action={savedPath} intent={removeIntent} values={{ kind, item: id }}>
        <button type="submit" className="link relative z-1 min-h-11 text-small text-ink-quiet">
          Remove<span className="sr-only"> {title}</span>
        </button>
      </IntentForm>
    </div>
  );
}
