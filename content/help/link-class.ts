/** Of a number in a sentence of help: large enough for a thumb that shakes. */
export const helpLinkClass =
  "inline-flex min-h-11 min-w-11 items-center justify-center font-semibold underline";
