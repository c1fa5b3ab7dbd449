import type { WordsToAct } from "~/forms/form";
import { signInLink } from "~/ui/site-links";

/** What the acts of a plan say to a visitor who is not signed in. */
export function visitorWords(planId: string): Record<"start" | "save", WordsToAct> {
  const action = signInLink(`/plan/${planId}`);
  return {
    start: {
      title: "Day 1 is open",
      description: "Sign in to keep your place in this plan.",
      action,
    },
    save: {
      title: "Sign in to save this plan",
      description: "Saved plans are kept with your account.",
      action,
    },
  };
}
