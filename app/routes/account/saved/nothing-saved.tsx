import { Link } from "@remix-run/react";
import { planPath } from "~/paths";
import { GoingCard, wholeCard } from "~/ui/cards/going-card";
import { ButtonLink } from "~/ui/controls/button";
import type { SavedPage } from "./saved.server";

/** How to save something, and plans to begin with. */
export function NothingSaved({ offered }: Pick<SavedPage, "offered">) {
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

function OfferedPlans({ offered }: Pick<SavedPage, "offered">) {
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
