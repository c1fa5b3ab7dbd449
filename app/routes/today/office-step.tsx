import { Paragraphs } from "~/ui/reading/paragraphs";
import { ReferenceLink } from "~/ui/reading/reference-link";
import { VerseWords } from "~/ui/reading/verse-words";
import { psalmsPath } from "../../../content/bible/bible-path";
import type { OfficeStep as Step } from "../../../content/office/office";

/** A part of the office under its heading: what to do, what is from the Bible, or a prayer. */
export function OfficeStep({ title, note, psalms, ...step }: Step) {
  return (
    <section className="mt-12 first:mt-0">
      <h2 className="text-subheading leading-[1.2] text-dawn">{title}</h2>
      {note && <p className="mt-1 text-small text-ink-quiet">{note}</p>}
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

/** What does not fit a line hangs under it. */
const verseClass = "block ps-[1em] -indent-[1em] not-first:mt-[0.35em]";

function StepWords({ text, reference, rubric, pauses, byVerse }: Omit<Step, "title">) {
  if (rubric) return <p className="sun-below mt-3 mb-20 pb-20 text-ink-quiet">{text}</p>;
  if (!reference) {
    return (
      <div className={`pray-words mt-3 text-prayer ${pauses ? "[&_p+p]:mt-[1.75em]" : ""}`}>
        <Paragraphs text={text} />
      </div>
    );
  }
  return (
    <div className="mt-4 border-s border-line ps-5">
      <p className="font-serif text-[clamp(1.25rem,1.1rem+0.65vw,1.5rem)] leading-normal">
        {text.split("\n").map((verse) => (
          <span key={verse} className={byVerse ? verseClass : ""}>
            <VerseWords text={verse} />{" "}
          </span>
        ))}
      </p>
      <p className="reference mt-3">
        <ReferenceLink reference={reference} />
      </p>
    </div>
  );
}
