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
  const led = voices.length === 3 ? 0 : undefined;
  return (
    <section id={id} aria-labelledby="voices-heading" className={`band ${className}`}>
      <div className="wrap">
        <h2 id="voices-heading" className="text-title">
          {heading}
        </h2>
        <div className="mt-part grid grid-cols-1 gap-passage lg:grid-cols-2">
          {voices.map(({ quote, name, role, photo }, index) => (
            <figure key={name} className={index === led ? leading : following}>
              <blockquote className="font-serif text-scripture -indent-[0.42em]">
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="byline mt-6">
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

const following = "break-inside-avoid";
const leading = `${following} lg:col-span-full lg:*:first:max-w-[26em] lg:*:first:text-title lg:*:first:leading-tight`;
