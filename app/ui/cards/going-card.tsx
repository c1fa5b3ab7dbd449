import type { ReactNode } from "react";
import { CardArt, type CardArtProps } from "./card-art";

/** Give it to the link of a card that is all one link. */
export const wholeCard = "after:absolute after:inset-0 after:rounded-large";

/** A plan or a theme with what can be done next, in a list. */
export function GoingCard({ children, ...art }: CardArtProps & { children: ReactNode }) {
  return (
    <li className="card relative grid grid-cols-[min(6.5rem,28%)_minmax(0,1fr)] hover:[&_a]:underline hover:[&_a]:underline-offset-[0.2em]">
      <CardArt {...art} className="aspect-auto rounded-s-[calc(var(--radius-large)-1px)]" />
      <div className="px-5 py-4.5 [&_:is(h3,h4)]:mb-1 [&_p]:text-small [&_p]:leading-normal [&_p]:text-ink-quiet">
        {children}
      </div>
    </li>
  );
}
