import type { StaticParts } from "~/ui/static/static-html";
import { useStaticHtml } from "~/ui/static/use-static-html";

type VoicesProps = {
  /** What the HTML of its voices is called. */
  name: string;
  parts: StaticParts;
  heading: string;
  id?: string;
  /** As large as the headings of home, where a band without an edge follows. */
  large?: boolean;
  className?: string;
};

/** What members say. */
export function Voices({ name, parts, heading, id, large, className = "" }: VoicesProps) {
  return (
    <section
      id={id}
      aria-labelledby="voices-heading"
      className={`band ${large ? "pb-0" : ""} ${className}`}
    >
      <div className="wrap">
        <h2 id="voices-heading" className={large ? "text-title" : undefined}>
          {heading}
        </h2>
        <div
          {...useStaticHtml(name, parts)}
          className={`mt-part grid grid-cols-1 gap-passage ${large ? "lg:grid-cols-2" : "lg:grid-cols-[7fr_5fr]"}`}
        />
      </div>
    </section>
  );
}
