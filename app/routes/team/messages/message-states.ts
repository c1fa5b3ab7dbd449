/** How a message stands, in words. */
export const stateNames = {
  waiting: "Waiting",
  taken: "Being answered",
  done: "Done",
} as const;
