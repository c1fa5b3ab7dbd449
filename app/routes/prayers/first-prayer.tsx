import { DawnRings } from "~/ui/art/dawn-rings";
import { PageLink } from "~/ui/controls/page-link";
import type { PrayersPage } from "./prayers.server";

/** The page before its first word. */
export function FirstPrayer({ scripture }: Pick<PrayersPage, "scripture">) {
  return (
    <section
      aria-labelledby="first-prayer-heading"
      className="first-prayer grid max-w-152 grid-cols-1 gap-4"
    >
      <figure className="vigil night mb-4 pb-[clamp(5rem,12vw,8rem)]">
        <DawnRings />
        <blockquote className="scripture">
          <p>{scripture.verses}</p>
        </blockquote>
        <figcaption className="reference">{scripture.reference}</figcaption>
      </figure>
      <h2 id="first-prayer-heading">Nothing is written here yet</h2>
      <p>
        Begin with whatever is on your heart. A name is enough, or one plain sentence. There is no
        right length and no right tone. If words are hard to find today, borrow some:{" "}
        <PageLink to="/#learn-more" className="link">
          pray a passage of scripture
        </PageLink>{" "}
        or{" "}
        <PageLink to="/?themes=all#devotional-themes" className="link">
          choose a theme
        </PageLink>
        , and save it here.
      </p>
    </section>
  );
}
