import type { Scripture } from "../scripture";

/** Said where nothing is written yet. */
export const firstPrayer: Scripture = {
  reference: "Psalm 62:8",
  verses:
    "Trust in Him at all times, O people; pour out your hearts before Him. God is our refuge.",
};

/** Said over the prayers that were answered. */
export const thanksgiving: Scripture = {
  reference: "Psalm 126:3",
  verses: "The LORD has done great things for us; we are filled with joy.",
};
