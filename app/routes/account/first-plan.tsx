import { Link } from "@remix-run/react";
import { ButtonLink } from "~/ui/controls/button";

/** One invitation, to somebody who has neither begun nor saved anything. */
export function FirstPlan() {
  return (
    <section aria-labelledby="first-plan-heading" className="card flex flex-col p-inset">
      <h2 id="first-plan-heading">Begin with a plan</h2>
      <p className="mt-2 mb-4 flex-1 font-serif text-subheading text-balance">
        A few quiet minutes a day, whenever you like. What you begin or save is kept for you here.
      </p>
      <div className="buttons items-center">
        <ButtonLink to="/#prayer-plans" variant="secondary">
          Choose a plan
        </ButtonLink>{" "}
        <Link to="/themes" className="link inline-flex min-h-11 items-center">
          or find a theme
        </Link>
      </div>
    </section>
  );
}
