/** Characters of a note between a sender and the team, and of one on the desk, as their tables have room. */
export const longestNote = 2000;
