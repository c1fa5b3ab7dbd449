import { removed, savedMessages } from "~/bookmarks/bookmarks";
import type { Words, WordsToAct } from "~/forms/form";
import { signInLink } from "~/ui/layout/site-links";

/** The intents of a plan's page. */
export type PlanIntent = "start" | "save" | "remove" | "mark" | "resume";

type PlanWords = Record<PlanIntent, WordsToAct>;

/** What the intents of a plan say to a visitor who is not signed in. */
export function visitorWords(planId: string): PlanWords {
  const action = signInLink(`/plan/${planId}`);
  const save = {
    title: "Sign in to save this plan",
    description: "Saved plans are kept with your account.",
    action,
  };
  const place = {
    title: "Sign in to mark your days",
    description: "The days you have prayed are kept with your account.",
    action,
  };
  return {
    start: {
      title: "Day 1 is open",
      description: "Sign in to keep your place in this plan.",
      action,
    },
    save,
    remove: save,
    mark: place,
    resume: place,
  };
}

/** What they say to somebody signed in. @param next the day that is open next, if one is. */
export function ownWords(day: number, next: number | undefined, saved: boolean): PlanWords {
  return {
    start: savedMessages.start,
    save: saved ? savedMessages.save : removed,
    remove: removed,
    mark: markWords(day, next),
    resume: {
      title: "Good to have you back",
      description: `Day ${next ?? day} is open. Begin there, as you are.`,
    },
  };
}

/** What marking a day says; after the last one a word to close with. */
export function markWords(day: number, next: number | undefined): Words {
  if (next !== undefined) {
    return { title: `Day ${day} is done`, description: `Day ${next} is open whenever you are.` };
  }
  return {
    title: "You have prayed this plan to its end",
    description: "Take along what spoke to you. Every day of it stays open.",
  };
}
