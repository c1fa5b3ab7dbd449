/** For what comes first on the page of a plan: one width, and all of it under a thumb. */
export const leading = "w-full sm:w-60";
