import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { removeIntent } from "~/bookmarks/bookmarks";
import { savedPath } from "~/paths";
import { GoingCard, wholeCard } from "~/ui/cards/going-card";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { IntentForm } from "~/ui/forms/intent-form";
import type { SavedItems } from "./saved.server";

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
      <div className="flex h-full flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-[1_1_18rem]">
          <h3>
            <Link to={`/${kind}/${id}`} className={wholeCard}>
              {title}
            </Link>
          </h3>
          <p>{description}</p>
        </div>
        <IntentForm action={savedPath} intent={removeIntent} values={{ kind, item: id }}>
          <Button variant="secondary" className="relative z-1 border-line">
            <Icon of="x" size="1em" /> Remove <span className="sr-only">{title}</span>
          </Button>
        </IntentForm>
      </div>
    </GoingCard>
  );
}
