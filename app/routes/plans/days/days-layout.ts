/** How the days are laid out, narrow and wide. */
export type DaysLayout = {
  /** More than a week of them: a calendar of numbers, by weeks. */
  long: boolean;
  /** The reading stands first: on a narrow screen one line of numbers is enough. */
  numbers: boolean;
  /** One week of several, under its own name. */
  week?: boolean;
};

export const week = 7;

/** Numbers alone stand too close for a mark under one of them: there a line under the row says it. */
export const isNumbered = ({ long, numbers }: DaysLayout) => long || numbers;

/** On a narrow screen a column, a week in a row like a calendar, or fewer where the type is large. */
export function daysGrid({ long, numbers, week }: DaysLayout): string {
  if (long) {
    const wide = week ? "@path:grid-cols-7" : "@path:grid-cols-[repeat(14,minmax(0,1fr))]";
    return `gap-y-2 @path:gap-x-5 @max-path:justify-between @max-path:grid-cols-[repeat(auto-fill,max(2.75rem,12.4%))] ${wide}`;
  }
  // The last is as wide as its words, so that the others have the width of the page.
  const inLine =
    "@path:flex @path:gap-x-6 @path:*:min-w-0 @path:*:flex-1 @path:*:last:max-w-40 @path:*:last:min-w-32 @path:*:last:flex-none";
  if (!numbers) return inLine;
  return `@max-path:justify-between @max-path:gap-y-2 @max-path:grid-cols-[repeat(auto-fit,2.75rem)] ${inLine}`;
}

const down =
  "@max-path:before:absolute @max-path:before:top-1/2 @max-path:before:left-[1.4375rem] @max-path:before:-z-1 @max-path:before:h-full @max-path:before:border-s-2";
const across =
  "@path:before:absolute @path:before:top-8 @path:before:left-12 @path:before:-z-1 @path:before:w-[calc(100%-1.5rem)] @path:before:border-t-2";

/** The line to the next day; a calendar has none. */
export function wayOn(isLast: boolean, isLit: boolean, { long, numbers }: DaysLayout): string {
  if (isLast || long) return "";
  return `${numbers ? "" : down} ${across} ${isLit ? "before:border-accent" : "before:border-line"}`;
}
