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

/** On the page of a request. */
export const storyTitles = {
  note: "A note from the prayer team",
  help: "The prayer team is thinking of you, and wants you to have the help lines on this page",
  update: "You wrote",
  answer: "How it turned out, in your words",
} as const;

export function prayedWords(times: number): string {
  if (times === 0) return "Nobody has prayed for it yet";
  return times === 1 ? "We have prayed for you once" : `We have prayed for you ${times} times`;
}
