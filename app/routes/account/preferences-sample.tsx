import type { Scripture } from "#content/scripture";
import { VerseWords } from "~/ui/reading/verse-words";

/** A verse, a prayer where there is room, and a line of ours, in the size that is chosen, before it is saved. */
export function PreferencesSample({ verses, reference }: Scripture) {
  return (
    <figure className="card p-inset [font-size:medium] lg:row-span-2 lg:self-start">
      <figcaption className="eyebrow mb-5">This is how words will look</figcaption>
      <div className={regularSize}>
        <div className="leading-normal [.group:has([value=large]:checked)_&]:text-[1.15em] [.group:has([value=larger]:checked)_&]:text-[1.3em] [.group:has([value=largest]:checked)_&]:text-[1.5em]">
          <blockquote className="font-serif text-[1.3em] leading-snug sm:text-[1.5em]">
            <p>
              <VerseWords text={verses} />
            </p>
          </blockquote>
          <p className="reference mt-2">{reference}</p>
          <p className="mt-4 font-serif text-[1.15em] text-pretty sm:hidden xl:block">
            Father, You know what this day holds. Quiet my heart, and let me hear You in it. Amen.
          </p>
          <p className="mt-4">A thought in a plan, or a line of an article, will look like this.</p>
        </div>
      </div>
    </figure>
  );
}

/** Of our words where nothing was chosen, in ems of `medium`: that is the size of the device. */
export const regularSize = "text-[clamp(1.0625em,1em+0.2vw,1.125em)]";
