import { psalmsPath } from "#content/bible/bible-path";
import type { OfficeStep as Step } from "#content/office/office";
import { Paragraphs } from "~/ui/reading/paragraphs";
import { ReferenceLink } from "~/ui/reading/reference-link";
import { VerseWords } from "~/ui/reading/verse-words";

export function OfficeStep({ title, note, psalms, place, ...step }: Step & { place?: string }) {
  return (
    <section className="mt-18 first:mt-0">
      {place && (
        <p aria-hidden="true" className="mb-1 text-small tabular-nums text-ink-quiet">
          {place}
        </p>
      )}
      <h2 className="text-heading leading-[1.2] text-dawn">{title}</h2>
      {note && <p className="mt-1 mb-6 text-small text-ink-quiet">{note}</p>}
      {psalms && (
        <p className="mt-1 text-small text-ink-quiet">
          If you have more time: all of{" "}
          <a href={psalmsPath(psalms)} className="link whitespace-nowrap">
            {psalms}
          </a>
          .
        </p>
      )}
      <StepWords {...step} />
    </section>
  );
}

function StepWords({ text, reference, rubric, pauses, byVerse }: Omit<Step, "title">) {
  if (rubric) return <p className="mt-6 pb-12 font-serif text-prayer">{text}</p>;
  const lines = byVerse ? verseLines(text) : text.split("\n");
  if (!reference) {
    return (
      <div className={`pray-words mt-3 text-prayer ${pauses ? "[&_p+p]:mt-[1.75em]" : ""}`}>
        <Paragraphs text={text} />
      </div>
    );
  }
  return (
    <div className="mt-4 border-s border-line ps-5">
      <p className="font-serif text-prayer leading-normal">
        {lines.map((verse, index, { length }) => (
          <span key={verse} className={byVerse ? "block not-first:mt-[0.35em]" : ""}>
            {(byVerse ? halfVerses(verse) : [verse]).map((half) => (
              <span key={half} className={byVerse ? halfClass : ""}>
                <VerseWords text={half} ends={byVerse || index === length - 1} />{" "}
              </span>
            ))}
          </span>
        ))}
      </p>
      <p className="reference mt-3">
        <ReferenceLink reference={reference} />
      </p>
    </div>
  );
}

/** As psalms are printed: an overlong line hangs deepest, the second half between. */
const halfClass =
  "block ps-[1.5em] -indent-[1.5em] not-first:-indent-[0.75em] sm:ps-[2.5em] sm:-indent-[2.5em] sm:not-first:-indent-[1.25em]";

/** A line a verse; one that continues a sentence is joined to the line before it. */
export const verseLines = (text: string) =>
  text.replaceAll(/(?<![.!?][”’]{0,2})\n(?=[a-z])/g, " ").split("\n");

/** Characters. */
const short = 34;

/** Strongest first: end of a sentence, comma, dash. */
const pauses = [/[.;:!?][”’]*(?= )/g, /,[”’]*(?= )/g, /—/g];

/**
 * Splits at the strongest pause, nearest to the middle. @returns the verse alone where it is short or has
 * none.
 */
export function halfVerses(verse: string): string[] {
  if (verse.length <= short) return [verse];
  const isInMiddle = (at: number) => at > verse.length * 0.25 && at < verse.length * 0.8;
  for (const pause of pauses) {
    const ends = [...verse.matchAll(pause)].map(({ 0: mark, index }) => index + mark.length);
    const [best] = ends
      .filter(isInMiddle)
      .sort((one, other) => Math.abs(one - verse.length / 2) - Math.abs(other - verse.length / 2));
    if (best) return [verse.slice(0, best), verse.slice(best).trimStart()];
  }
  return [verse];
}
