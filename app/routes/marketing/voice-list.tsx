import { Avatar } from "~/ui/cards/avatar";
import type { Testimonial } from "../../../content/samples";

/** What members say, large and one after the other; the first of three leads. */
export function VoiceList({ voices }: { voices: readonly Testimonial[] }) {
  const led = voices.length === 3 ? 0 : undefined;
  return (
    <>
      {voices.map(({ quote, name, role, photo }, index) => (
        <figure key={name} className={index === led ? leading : following}>
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
const leading = `${following} lg:col-span-full lg:*:first:max-w-[26em] lg:*:first:text-title`;
