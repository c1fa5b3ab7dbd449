import { Avatar } from "~/ui/cards/avatar";
import type { Testimonial } from "../../../content/samples";

type VoicesProps = {
  voices: readonly Testimonial[];
  heading: string;
  id?: string;
  className?: string;
};

/** What members say, large and one after the other; the first of three leads. */
export function Voices({ voices, heading, id, className = "" }: VoicesProps) {
  return (
    <section id={id} aria-labelledby="voices-heading" className={`band ${className}`}>
      <div className="wrap">
        <h2 id="voices-heading" className="grand">
          {heading}
        </h2>
        <div className={voices.length === 3 ? "voices voices-led" : "voices"}>
          {voices.map(({ quote, name, role, photo }) => (
            <figure key={name}>
              <blockquote>
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="byline">
                <Avatar name={name} photo={photo} />
                <span>
                  <b>{name}</b>
                  {role}
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
