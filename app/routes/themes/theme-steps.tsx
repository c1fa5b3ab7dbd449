import { lifeline } from "#content/help-lines";
import { LinkedText } from "~/ui/reading/linked-text";
import type { ThemePage } from "./theme.server";
import { themeRow } from "./theme-row";

/** What can be done about it, in five small steps. */
export function ThemeSteps({ theme }: Pick<ThemePage, "theme">) {
  return (
    <section aria-labelledby="practice-heading" className={themeRow}>
      <h2 id="practice-heading" className="mb-5">
        Practical Application
      </h2>
      <ol className="grid max-w-[32.5em] gap-5 [counter-reset:step]">
        {theme.applicationSteps.map((step) => (
          <li key={step} className={stepClass}>
            <span className="mt-[calc((2.25rem-1lh)/2)]">
              <StepWords text={step} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Its number in a ring. */
const stepClass =
  "grid break-inside-avoid grid-cols-[2.25rem_minmax(0,1fr)] gap-3.5 [counter-increment:step] before:grid before:size-9 before:place-items-center before:rounded-round before:border-[1.5px] before:border-control before:pt-[0.15em] before:font-serif before:leading-none before:content-[counter(step)]";

/** A step; where it says whom to call, that is one press away. */
function StepWords({ text }: { text: string }) {
  const [before, after] = text.split(lifeline.callOrText);
  if (after === undefined) return <LinkedText text={text} />;
  return (
    <>
      {before}
      <a href={lifeline.call} className="link">
        call
      </a>{" "}
      or{" "}
      <a href={lifeline.text} className="link">
        {`text ${lifeline.number}`}
      </a>
      {after}
    </>
  );
}
