import { Link } from "@remix-run/react";
import { removeIntent } from "~/bookmarks/bookmarks";
import { prayersPath, savedPath } from "~/paths";
import { GoingCard, wholeCard } from "~/ui/cards/going-card";
import { Icon } from "~/ui/controls/icon";
import { IntentForm } from "~/ui/forms/intent-form";
import type { SavedItems } from "./saved.server";

type SavedListProps = { heading: string; kind: "plan" | "theme"; items: SavedItems["themes"] };

/** Plans or themes under their heading, or where to find one. */
export function SavedList({ heading, kind, items }: SavedListProps) {
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      {items.length > 0 ? (
        <ul className="mt-6 grid grid-cols-1 gap-4">
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

type SavedItemProps = SavedItems["themes"][number] & { kind: "plan" | "theme" };

/** What was saved, and the way to remove it. */
function SavedItem({ kind, id, title, description, image, scene, tone }: SavedItemProps) {
  return (
    <GoingCard image={image} scene={scene} tone={tone}>
      <div className="flex h-full flex-wrap items-end justify-between gap-x-8">
        <div className="min-w-0 flex-[1_1_18rem]">
          <h3>{title}</h3>
          <p>{description}</p>
          <Link
            to={`/${kind}/${id}`}
            className={`mt-1 inline-flex min-h-11 items-center gap-2 font-semibold ${wholeCard}`}
          >
            Open this {kind}
            <span className="sr-only">: {title}</span>
            <Icon of="arrow-right" />
          </Link>
        </div>
        <IntentForm action={savedPath} intent={removeIntent} values={{ kind, item: id }}>
          <button
            type="submit"
            className="relative z-1 min-h-11 text-small text-ink-quiet hover:underline"
          >
            Remove<span className="sr-only"> {title}</span>
          </button>
        </IntentForm>
      </div>
    </GoingCard>
  );
}
