import { prayersPath } from "~/paths";
import { DawnRings } from "~/ui/art/scene-picture";
import { ButtonLink } from "~/ui/controls/button";
import type { AnsweredPage } from "../prayers.server";

/** Whoever has asked for nothing yet waits for nothing. */
export function NothingYet({ hasAsked }: Pick<AnsweredPage, "hasAsked">) {
  return (
    <section
      aria-labelledby="nothing-heading"
      className="vigil night grid grid-cols-1 justify-items-start gap-4 max-lg:pb-32"
    >
      <DawnRings />
      <h2 id="nothing-heading">{hasAsked ? "Still waiting" : "Nothing asked yet"}</h2>
      <p className="max-w-136">
        {hasAsked
          ? "Waiting is no sign of little faith. When an answer comes, in whatever shape, press “It is answered” at the prayer and write down what happened. You can read it here on a day that needs it."
          : "Write one prayer down, however short. When an answer comes, it is kept here, to be read on a day that needs it."}
      </p>
      <ButtonLink to={prayersPath} variant={hasAsked ? "secondary" : "primary"}>
        {hasAsked ? "To your prayers" : "Write a prayer"}
      </ButtonLink>
    </section>
  );
}
