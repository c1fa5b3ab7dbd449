import type { ReactNode } from "react";
import type { PlanDay } from "#content/plans/plan";
import { LinkedText, Paragraphs, Quotation } from "~/ui/reading/scripture";

type DayWordsProps = {
  day: PlanDay;
  /** Before the ids of its parts, where several days stand on a page. */
  prefix?: string;
  /** What can be done with the prayer. */
  children?: ReactNode;
};

const listed = "list-decimal ps-[1.1em] *:not-first:mt-[0.75em] *:marker:text-ink-quiet";

/** All of a day but its scripture. */
export function DayWords({ day, prefix = "", children }: DayWordsProps) {
  const { pause, questions, carry } = day;
  const prayer = (
    <DayPart key="prayer" id={`${prefix}prayer`} name="Prayer">
      <div className="prayer">
        <Paragraphs text={day.prayer} />
      </div>
      {children && <div className="mt-6 [&_.button-secondary]:px-3.25">{children}</div>}
    </DayPart>
  );
  const reflection = (
    <DayPart key="reflection" id={`${prefix}reflection`} name="Reflection">
      <div className="prose font-serif text-prayer">
        <Paragraphs text={day.reflection} />
      </div>
    </DayPart>
  );
  if (!questions) return [prayer, reflection];
  const readings = day.more?.map(({ when, passage }, index) => (
    <DayPart key={when} id={`${prefix}reading-${index + 2}`} name={when}>
      <blockquote className="scripture scripture-long">
        <Quotation text={passage.verses} />
      </blockquote>
    </DayPart>
  ));
  const isOne = questions.length === 1;
  return (
    <>
      {readings}
      {pause && (
        <DayPart id={`${prefix}pause`} name="Pause">
          <p className="sun-below pb-10 print:pb-0 font-serif text-prayer">
            <LinkedText text={pause} />
          </p>
        </DayPart>
      )}
      {reflection}
      <DayPart id={`${prefix}questions`} name={isOne ? "A Question" : "Two Questions"}>
        <ol className={`font-serif text-prayer ${isOne ? "" : listed}`}>
          {questions.map((question) => (
            <li key={question}>
              <LinkedText text={question} />
            </li>
          ))}
        </ol>
      </DayPart>
      {prayer}
      {carry && (
        <DayPart id={`${prefix}carry`} name="A Line to Carry">
          <p className="scripture border-s-2 border-accent ps-5 text-balance">{carry}</p>
        </DayPart>
      )}
    </>
  );
}

type DayPartProps = { id: string; name: string; children: ReactNode };

function DayPart({ id, name, children }: DayPartProps) {
  const [day = ""] = /^day-\d+/.exec(id) ?? [];
  return (
    // Where several days stand on a page each part is named with its day.
    <section aria-labelledby={`${day} ${id}-heading`.trim()}>
      <h3 id={`${id}-heading`} className="eyebrow mb-4">
        {name}
      </h3>
      {children}
    </section>
  );
}
