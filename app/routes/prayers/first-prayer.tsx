import { DawnRings } from "~/ui/art/scene-picture";
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
        <span className="whitespace-nowrap">
          or{" "}
          <PageLink to="/?themes=all#devotional-themes" className="link">
            choose a theme
          </PageLink>
          ,
        </span>{" "}
        and save it here.
      </p>
    </section>
  );
}

/** A word to begin with, beside the form, and a sun coming up under it. */
export function FirstVerse({ verses, reference }: PrayersPage["scripture"]) {
  return (
    <figure className="vigil night px-inset pt-8 pb-36 [--rings:22rem] [--rings-right:-2rem] xl:[--rings:34rem] xl:[--rings-right:-5rem]">
      <DawnRings />
      <blockquote className="scripture [&_p]:text-[clamp(1.375rem,1.2rem+0.5vw,1.625rem)] xl:[&_p]:text-[2rem]">
        <p>
          <VerseWords text={verses} />
        </p>
      </blockquote>
      <figcaption className="reference">{reference}</figcaption>
    </figure>
  );
}
