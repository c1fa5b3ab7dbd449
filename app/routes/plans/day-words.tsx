import type { ReactNode } from "react";
import type { PlanDay } from "#content/plans/plan";
import { LinkedText, Paragraphs } from "~/ui/reading/reference-link";

type DayWordsProps = {
  day: PlanDay;
  /** Before the ids of its parts, where several days stand on a page. */
  prefix?: string;
  /** What can be done with the prayer. */
  children?: ReactNode;
};

/** All of a day but its scripture. */
export function DayWords({ day, prefix = "", children }: DayWordsProps) {
  const { pause, questions, carry } = day;
  const prayer = (
    <DayPart id={`${prefix}prayer`} name="Prayer">
      <div className="prayer">
        <Paragraphs text={day.prayer} />
      </div>
      {children && <div className="mt-6 [&_.button]:px-3.25">{children}</div>}
    </DayPart>
  );
  const reflection = (
    <DayPart id={`${prefix}reflection`} name="Reflection">
      <div className="prose">
        <Paragraphs text={day.reflection} />
      </div>
    </DayPart>
  );
  if (!pause || !questions || !carry)
    return (
      <>
        {prayer}
        {reflection}
      </>
    );
  return (
    <>
      <DayPart id={`${prefix}pause`} name="Pause">
        <p className="sun-below pb-10 print:pb-0 font-serif text-prayer">
          <LinkedText text={pause} />
        </p>
      </DayPart>
      {reflection}
      <DayPart id={`${prefix}questions`} name="Two Questions">
        <ol className="list-decimal ps-[1.1em] font-serif text-prayer *:not-first:mt-[0.75em] *:marker:text-ink-quiet">
          {questions.map((question) => (
            <li key={question}>
              <LinkedText text={question} />
            </li>
          ))}
        </ol>
      </DayPart>
      {prayer}
      <DayPart id={`${prefix}carry`} name="A Line to Carry">
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
