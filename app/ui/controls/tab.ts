export const tabClass =
  "-mb-px grid min-h-12 place-items-center border-b-3 font-semibold hover:text-ink not-aria-[current]:border-transparent forced-colors:not-aria-[current]:border-[Canvas] not-aria-[current]:not-hover:text-ink-quiet aria-[current]:border-accent aria-[current]:text-ink";
