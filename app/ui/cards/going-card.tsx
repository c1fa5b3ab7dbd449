import type { ReactNode } from "react";
import { CardArt, type CardArtProps } from "./card-art";

/** Give it to the link of a card that is all one link. */
export const wholeCard = "after:absolute after:inset-0 after:rounded-large";

/** A plan or a theme with what can be done next, in a list. */
export function GoingCard({ children, ...art }: CardArtProps & { children: ReactNode }) {
  return (
    <li className="card relative grid grid-cols-1 sm:grid-cols-[6.5rem_minmax(0,1fr)] hover:[&_a]:underline hover:[&_a]:underline-offset-[0.2em]">
      <CardArt
        {...art}
        className="w-full rounded-t-[calc(var(--radius-large)-1px)] max-sm:aspect-[7/2] sm:aspect-auto sm:rounded-s-[calc(var(--radius-large)-1px)] sm:rounded-e-none"
      />
      <div className="px-5 py-4.5 [&_:is(h3,h4)]:mb-1 [&_p]:text-small [&_p]:leading-normal [&_p]:text-ink-quiet">
        {children}
      </div>
    </li>
  );
}
