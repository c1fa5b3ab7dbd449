import { site } from "../site.server";
import { faqGroups } from "./faqs";

/** Where a row leads. */
type Way = { to: string; label: string };

/** What brings somebody to the help center, in their own words, and what helps with it. */
export type Situation = { id: string; heading: string; ways: readonly Way[] };

/** The way to an answer among the questions, if it is asked here. */
function answersOf(...ids: string[]): Way[] {
  const faqs = faqGroups().flatMap((group) => group.faqs);
  return ids.flatMap((id) => {
    const faq = faqs.find((each) => each.id === id);
    return faq ? { to: `/faqs#${id}`, label: faq.question } : [];
  });
}

export const situations = (): readonly Situation[] =>
  rows().filter(({ id }) => id !== "app" || site().app !== undefined);

const rows = (): readonly Situation[] => [
  {
    id: "danger",
    heading: "I’m in crisis, or not safe",
    ways: [
      ...answersOf("crisis"),
      { to: "/bible/about/harm", label: "Someone is hurting me" },
      { to: "/bible/about/despair", label: "I can’t see a way forward" },
    ],
  },
  {
    id: "prayer",
    heading: "I want someone to pray for me",
    ways: [
      { to: "/contact#prayer-request", label: "Send a prayer request" },
      ...answersOf("who-sees-prayers"),
    ],
  },
  {
    id: "login",
    heading: "I can’t log in",
    ways: answersOf("forgotten-password", "need-of-an-account"),
  },
  {
    id: "deletion",
    heading: "I want something deleted or stopped",
    ways: answersOf("deleting-an-account", "newsletter", "tracking"),
  },
  {
    id: "plan",
    heading: "I’m praying a plan",
    ways: answersOf("how-a-plan-works", "answers", "plans-by-email"),
  },
  {
    id: "new",
    heading: "I’m new here",
    ways: answersOf("what-it-is", "new-to-faith", "denomination"),
  },
  {
    id: "app",
    heading: "I’m waiting for the app",
    ways: answersOf("release", "before-the-app", "price"),
  },
  {
    id: "broken",
    heading: "Something doesn’t work",
    ways: answersOf("bugs", "reply-time"),
  },
];
