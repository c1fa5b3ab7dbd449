import { Link } from "@remix-run/react";
import { removeIntent } from "~/bookmarks/bookmarks";
import { prayersPath, savedPath } from "~/paths";
import { GoingCard, wholeCard } from "~/ui/cards/going-card";
import { Icon } from "~/ui/controls/icon";
import { IntentForm } from "~/ui/forms/intent-form";
import type { SavedPage } from "./saved.server";

/** What was saved; of a plan that was begun, how far it is prayed and which day is next. */
type Item = SavedPage["themes"][number] &
  Pick<Partial<SavedPage["plans"][number]>, "progress" | "next">;

type SavedListProps = { heading: string; kind: "plan" | "theme"; items: readonly Item[] };

/** Plans or themes under their heading, or where to find one. */
export function SavedList({ heading, kind, items }: SavedListProps) {
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      {items.length > 0 ? (
        <ul className="mt-6 grid gap-4 lg:grid-cols-2">
          {items.map((item) => (
            <SavedItem key={item.id} kind={kind} {...item} />
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
    <p className="border-t border-line pt-5">
      Saved verses and prayers are in{" "}
      <Link to={prayersPath} className="link inline-flex min-h-11 items-center">
        My Prayers
      </Link>
      .
    </p>
  );
}

type SavedItemProps = Item & { kind: "plan" | "theme" };

/** What was saved, and the way to remove it. */
function SavedItem({ kind, id, title, description, progress, next, ...art }: SavedItemProps) {
  return (
    <GoingCard image={art.image} scene={art.scene} tone={art.tone}>
      <h3>{title}</h3>
      <p>{progress ?? description}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-4">
        <Link
          to={`/${kind}/${id}${next ? "#day" : ""}`}
          className={`-my-2 inline-flex min-h-11 items-center gap-2 font-semibold ${wholeCard}`}
        >
          <span>
            {next ? (
              `Continue with day ${next}`
            ) : (
              <>
                Open <span className="sr-only">this </span>
                {kind}
              </>
            )}
            <span className="sr-only">: {title}</span>
          </span>
          <Icon of="arrow-right" />
        </Link>{" "}
        <IntentForm action={savedPath} intent={removeIntent} values={{ kind, item: id }}>
          <button
            type="submit"
            className="relative z-1 -my-2 min-h-11 text-small text-ink-quiet hover:underline"
          >
            Remove<span className="sr-only"> {title}</span>
          </button>
        </IntentForm>
      </div>
    </GoingCard>
  );
}
