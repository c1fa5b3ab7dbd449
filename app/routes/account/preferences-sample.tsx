import { VerseWords } from "~/ui/reading/verse-words";
import type { Scripture } from "../../../content/scripture";

/** A verse and a line of ours in the size that is chosen, before it is saved. */
export function PreferencesSample({ verses, reference }: Scripture) {
  return (
    <figure className="card self-start p-inset [font-size:medium] max-lg:my-2 lg:row-span-2">
      <figcaption className="eyebrow mb-5">This is how words will look</figcaption>
      <div className="text-[1.0625em] leading-normal [.group:has([value=large]:checked)_&]:text-[1.1953em] [.group:has([value=larger]:checked)_&]:text-[1.3281em] [.group:has([value=largest]:checked)_&]:text-[1.5938em]">
        <blockquote className="font-serif text-[1.5em] leading-snug">
          <p>
            <VerseWords text={verses} />
          </p>
        </blockquote>
        <p className="reference mt-2">{reference}</p>
        <p className="mt-4">A line of a plan, or of a prayer you write, will look like this.</p>
      </div>
    </figure>
  );
}
