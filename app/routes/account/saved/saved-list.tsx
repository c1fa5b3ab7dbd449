import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { removeIntent } from "~/bookmarks/bookmarks";
import { savedPath } from "~/paths";
import { GoingCard, wholeCard } from "~/ui/cards/going-card";
import { Icon } from "~/ui/controls/icon";
import { IntentForm } from "~/ui/forms/intent-form";
import type { SavedItems } from "./saved.server";

type NoneSavedProps = { heading: string; kind: "plan" | "theme" };

/** The half of the page that is still empty, and where to fill it. */
export function NoneSaved({ heading, kind }: NoneSavedProps) {
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <p className="mt-2">
        No {kind} yet.{" "}
        <Link to={`/${kind}s`} className="link inline-flex min-h-11 items-center">
          Find one
        </Link>
      </p>
    </section>
  );
}

/** Plans or themes under their heading. */
export function SavedList({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul className="mt-6 grid gap-4">{children}</ul>
    </section>
  );
}

type SavedItemProps = SavedItems["themes"][number] & { kind: "plan" | "theme" };

/** What was saved, and the way to remove it. */
export function SavedItem({ kind, id, title, description, image, scene, tone }: SavedItemProps) {
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
          <button type="submit" className="text-button relative z-1 text-small text-ink-quiet">
            Remove&nbsp;<span className="sr-only">{title}</span>
          </button>
        </IntentForm>
      </div>
    </GoingCard>
  );
}
