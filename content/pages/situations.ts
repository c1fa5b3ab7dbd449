import { faqGroups } from "./faqs";

/** Where a row leads. */
type Way = { to: string; label: string };

/** What brings somebody to the help center, in their own words, and what helps with it. */
export type Situation = { id: string; heading: string; ways: readonly Way[] };

const faqs = faqGroups.flatMap((group) => group.faqs);

/** The way to an answer among the questions. */
function answerOf(id: string): Way {
  const faq = faqs.find((each) => each.id === id);
  if (!faq) throw new Error(`No question ${id}`);
  return { to: `/faqs#${id}`, label: faq.question };
}

export const situations: readonly Situation[] = [
  {
    id: "danger",
    heading: "I’m in crisis, or not safe",
    ways: [
      answerOf("crisis"),
      { to: "/bible/about/harm", label: "Someone is hurting me" },
      { to: "/bible/about/despair", label: "I can’t see a way forward" },
    ],
  },
  {
    id: "prayer",
    heading: "I want someone to pray for me",
    ways: [
      { to: "/contact#prayer-request", label: "Send a prayer request" },
      answerOf("who-sees-prayers"),
    ],
  },
  {
    id: "login",
    heading: "I can’t log in",
    ways: [answerOf("forgotten-password"), answerOf("need-of-an-account")],
  },
  {
    id: "deletion",
    heading: "I want something deleted or stopped",
    ways: [answerOf("deleting-an-account"), answerOf("newsletter"), answerOf("tracking")],
  },
  {
    id: "plan",
    heading: "I’m praying a plan",
    ways: [answerOf("how-a-plan-works"), answerOf("answers"), answerOf("plans-by-email")],
  },
  {
    id: "new",
    heading: "I’m new here",
    ways: [answerOf("what-it-is"), answerOf("new-to-faith"), answerOf("denomination")],
  },
  {
    id: "app",
    heading: "I’m waiting for the app",
    ways: [answerOf("release"), answerOf("before-the-app"), answerOf("price")],
  },
  {
    id: "broken",
    heading: "Something doesn’t work",
    ways: [answerOf("bugs"), answerOf("reply-time")],
  },
];
