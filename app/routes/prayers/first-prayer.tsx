import { DawnRings } from "~/ui/art/dawn-rings";
import { PageLink } from "~/ui/controls/page-link";
import { VerseWords } from "~/ui/reading/verse-words";
import type { PrayersPage } from "./prayers.server";

/** The page before its first word: how one may begin. */
export function FirstWords() {
  return (
    <section aria-labelledby="first-prayer-heading" className="max-w-152 pt-part">
      <h2 id="first-prayer-heading">Nothing is written here yet</h2>
      <p className="mt-2">
        If words are hard to find today, borrow some:{" "}
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

/** A word to begin with, beside the form. */
export function FirstVerse({ verses, reference }: PrayersPage["scripture"]) {
  return (
    <figure className="vigil night self-stretch px-inset pt-8 pb-[clamp(9rem,13vw,10rem)] [--rings:22rem] xl:[--rings-right:-2rem]">
      <DawnRings />
      <blockquote className="scripture">
        <p>
          <VerseWords text={verses} />
        </p>
      </blockquote>
      <figcaption className="reference">{reference}</figcaption>
    </figure>
  );
}
