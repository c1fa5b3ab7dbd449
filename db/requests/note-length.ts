/** Characters; a CHECK in the tables has the same number. */
export const longestNote = 2000;
