import type { Plan } from "#content/plans/plans";
import { Paragraphs, Quotation, ReferenceLink } from "~/ui/reading/scripture";
import { DayWords } from "./day-words";

type WholePlanProps = {
  plan: Pick<Plan, "title" | "description" | "overview" | "days">;
  name: string;
  address: string;
  help: readonly string[];
};

/** All days, one after another: on paper, or in a file of their own. */
export function WholePlan({ plan, name, address, help }: WholePlanProps) {
  const { title, description, overview, days } = plan;
  return (
    <>
      <header className="text-center">
        <h1 className="print:mt-[45mm]">{title}</h1>
        <p className="lead mt-4">{description}</p>
        <p className="mt-4 text-small text-ink-quiet">{days.length} days of scripture and prayer</p>
      </header>
      <section aria-label="About this plan" className="prose pt-part print:break-before-page">
        <Paragraphs text={overview} />
      </section>
      {days.map((day, index) => (
        <section
          key={day.title}
          aria-labelledby={`day-${index + 1}`}
          className="grid grid-cols-1 gap-8 pt-part print:block print:break-before-page"
        >
          <h2 id={`day-${index + 1}`}>
            Day {index + 1}: {day.title}
          </h2>
          <figure>
            <blockquote className="scripture scripture-long">
              <Quotation text={day.scripture.verses} />
            </blockquote>
            <figcaption className="reference mt-3">
              <ReferenceLink reference={day.scripture.reference} />
            </figcaption>
          </figure>
          <DayWords day={day} prefix={`day-${index + 1}-`} />
        </section>
      ))}
      <footer className="mt-part break-inside-avoid text-small">
        {help.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p className="mt-4">
          Prayers and reflections: {name}, <a href={address}>{address.replace(/^https?:../, "")}</a>
          . Scripture: the Berean Standard Bible, in the public domain.
        </p>
      </footer>
    </>
  );
}
