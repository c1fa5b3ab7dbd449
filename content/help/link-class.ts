/** Of a number in a sentence of help: large enough for a thumb that shakes. */
export const helpLinkClass =
  "inline-flex min-h-11 items-center px-3 -mx-3 -my-1 font-semibold underline";
