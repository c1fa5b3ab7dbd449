import type { Testimonial } from "#content/samples";
import { Avatar } from "~/ui/cards/avatar";

/** What members say, large; the first of them leads. */
export function VoiceList({ voices }: { voices: readonly Testimonial[] }) {
  const [first, others] = voices.length === 2 ? [beside, balanced] : [leading, following];
  return (
    <>
      {voices.map(({ quote, name, role, photo }, index) => (
        <figure key={name} className={index === 0 ? first : others}>
          <blockquote className="font-serif text-scripture -indent-[0.42em]">“{quote}”</blockquote>
          <figcaption className="byline mt-auto pt-6">
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

const following = "flex flex-col break-inside-avoid";
const balanced = `${following} text-balance`;
const larger = `${following} lg:*:first:text-title`;
const leading = `${larger} lg:col-span-full lg:*:first:max-w-[26em]`;
const beside = `${following} text-pretty lg:*:first:text-heading`;
