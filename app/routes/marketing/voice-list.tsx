import { Avatar } from "~/ui/cards/avatar";
import type { Testimonial } from "../../../content/samples";

/** What members say, large and one after the other; the first of them leads. */
export function VoiceList({ voices }: { voices: readonly Testimonial[] }) {
  const last = voices.length === 2 ? lower : following;
  return (
    <>
      {voices.map(({ quote, name, role, photo }, index) => (
        <figure key={name} className={index === 0 ? leading : last}>
          <blockquote className="font-serif text-scripture -indent-[0.42em]">“{quote}”</blockquote>
          <figcaption className="byline mt-6">
            <Avatar name={name} photo={photo} />
            <span>
              <b>{name}</b>
              {role}
            </span>
          </figcaption>
        </figure>
      ))}
    </>
  );
}

const following = "break-inside-avoid";
/** The other of two stands across from the first. */
const lower = `${following} lg:col-start-2`;
const leading = `${following} lg:col-span-full lg:*:first:max-w-[26em] lg:*:first:text-title`;
