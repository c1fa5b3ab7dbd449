import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { removeIntent } from "~/bookmarks/bookmarks";
import { savedPath } from "~/paths";
import { GoingCard, wholeCard } from "~/ui/cards/going-card";
import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import type { SavedItems } from "./saved.server";

/** Plans or themes under their heading. */
export function SavedList({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul className="mt-6 grid cols-fill-84 gap-4">{children}</ul>
    </section>
  );
}

type SavedItemProps = SavedItems["themes"][number] & { kind: "plan" | "theme" };

/** What was saved, and the way to remove it. */
export function SavedItem({ kind, id, title, description, image, scene, tone }: SavedItemProps) {
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
