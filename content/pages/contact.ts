import type { Scripture } from "../scripture";

/** Said to whoever asks for prayer. */
export const burdens: Scripture = {
  reference: "Galatians 6:2",
  verses: "Carry one another’s burdens, and in this way you will fulfill the law of Christ.",
};
