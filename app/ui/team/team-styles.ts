import type { LinksFunction } from "@remix-run/node";
import styles from "./team.css?url";

export const columnsClass =
  "grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] lg:gap-x-16";

export const askedClass =
  "max-w-168 border-s-2 border-accent ps-5 font-serif text-prayer whitespace-pre-line wrap-anywhere";

/** What happened, one thing after another along a line of gold; what is still open is a ring. */
export const storyClass =
  "ms-2 mt-4 grid grid-cols-1 *:relative *:border-s-2 *:border-line *:ps-7 *:pb-6 *:before:absolute *:before:-start-2 *:before:top-1.5 *:before:size-3.5 *:before:rounded-full *:before:border-2 *:before:border-accent *:before:bg-accent *:last:border-transparent *:last:pb-0 *:data-open:before:bg-surface";
export const noteClass = "mt-1 max-w-168 whitespace-pre-line wrap-anywhere";

export const listsClass =
  "flex flex-wrap gap-x-6 border-b border-line *:inline-flex *:min-h-12 *:items-center *:gap-2 *:border-b-3 *:border-transparent *:aria-[current]:border-accent *:aria-[current]:font-semibold";

export const itemClass = "grid grid-cols-1 gap-2 border-b border-line py-6";
export const factsClass = "flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-quiet";

const box = "inline-flex items-center gap-1.5 rounded-small border px-2 text-small font-semibold";
export const markClass = `${box} border-control`;
export const dangerClass = `${box} border-danger text-danger`;

export const summaryClass = "min-h-11 cursor-pointer content-center font-semibold";

export const teamStyles: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
