import type { ReactNode } from "react";
import { LinkedText } from "~/ui/reading/linked-text";
import { Paragraphs } from "~/ui/reading/paragraphs";
import type { PlanPage } from "./plan.server";

type DayWordsProps = Pick<PlanPage, "day"> & {
  /** What can be done with the prayer. */
  intents: ReactNode;
  /** Whom to call, where the day touches despair or danger. */
  help: ReactNode;
};

/** What is written for a day: a prayer and a thought, or the way from silence to the prayer. */
export function DayWords({ day, intents, help }: DayWordsProps) {
  const { pause, questions, carry } = day;
  const prayer = (
    <DayPart id="prayer" name="Prayer">
      <div className="prayer">
        <Paragraphs text={day.prayer} />
      </div>
      <div className="mt-6 [&_.button]:px-3.25">{intents}</div>
    </DayPart>
  );
  const reflection = (
    <DayPart id="reflection" name="Reflection">
      <div className="prose">
        <Paragraphs text={day.reflection} />
      </div>
      {help}
    </DayPart>
  );
  if (!pause || !questions || !carry) {
    return (
      <>
        {prayer}
        {reflection}
      </>
    );
  }
  return (
    <>
      <DayPart id="pause" name="Pause">
        <p className="sun-below pb-10 font-serif text-prayer">
          <LinkedText text={pause} />
        </p>
      </DayPart>
      {reflection}
      <DayPart id="questions" name="Two Questions">
        <ol className="list-decimal ps-[1.1em] font-serif text-prayer *:not-first:mt-[0.75em] *:marker:text-ink-quiet">
          {questions.map((question) => (
            <li key={question}>
              <LinkedText text={question} />
            </li>
          ))}
        </ol>
      </DayPart>
      {prayer}
      <DayPart id="carry" name="A Line to Carry">
        <p className="scripture border-s-2 border-accent ps-5 text-balance">{carry}</p>
      </DayPart>
    </>
  );
}

type DayPartProps = { id: string; name: string; children: ReactNode };

function DayPart({ id, name, children }: DayPartProps) {
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} className="eyebrow mb-4">
        {name}
      </h3>
      {children}
    </section>
  );
}
