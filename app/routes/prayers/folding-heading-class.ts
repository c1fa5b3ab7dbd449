/** What folds: its name, and a sign that turns. */
export const summaryClass =
  "flex min-h-14 summary-plain items-center gap-3 pt-0.5 font-serif text-subheading leading-body after:ms-auto after:size-[0.5em] after:rotate-45 after:border-r-2 after:border-b-2 after:border-current in-[[open]]:after:[rotate:225deg]";
