/** For a row of long ones: under a thumb each has a line of its own. */
export const stackedButtons = "buttons max-sm:grid max-sm:[&_.button]:w-full";

/** For a row of buttons: under a thumb they have one width. */
export const evenButtons =
  "relative flex flex-wrap gap-3 max-sm:grid max-sm:cols-fit-36 max-sm:[&_.button]:w-full max-sm:[&_.button]:px-3";
