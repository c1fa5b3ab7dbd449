import type { Scripture } from "../scripture";

/** Wherever it is said that a request is private, it is said in these words. */
export const privateRequest =
  "Only the leaders of the prayer team read it. If someone may be in serious danger, we may tell people who can protect them.";

/** Said to whoever asks for prayer. */
export const burdens: Scripture = {
  reference: "Galatians 6:2",
  verses: "Carry one another’s burdens, and in this way you will fulfill the law of Christ.",
};

/** The label becomes the message's first line. */
export const topics = [
  { value: "general", label: "General Inquiry" },
  { value: "support", label: "Technical Support" },
  { value: "feedback", label: "Feedback" },
  { value: "partnership", label: "Partnership" },
  { value: "billing", label: "Billing Question" },
] as const;
