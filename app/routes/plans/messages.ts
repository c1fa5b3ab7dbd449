import type { ToastMessage, ToastMessageWithAction } from "~/http/toast-message";
import { removed, savedMessages } from "~/plans/save-item";
import { signInLink } from "~/ui/layout/site-links";

type PlanIntent = "start" | "save" | "remove" | "mark" | "resume";

type PlanMessages = Record<PlanIntent, ToastMessageWithAction>;

/** @param path of the open day. @param first the day that a plan begins with. */
export function visitorMessages(path: string, first = 1): PlanMessages {
  const action = signInLink(path);
  const save = {
    title: "Log in to save this plan",
    description: "Your saved plans stay with your account.",
    action,
  };
  const markMessage = {
    title: "Log in to mark your days",
    description: "The days you’ve prayed are saved with your account.",
    action,
  };
  return {
    start: {
      title: `Day ${first} is open`,
      description: "Log in to save your place in this plan.",
      action,
    },
    save,
    remove: save,
    mark: markMessage,
    resume: markMessage,
  };
}

/** @param next the next open day. */
export function ownMessages(day: number, next: number | undefined, saved: boolean): PlanMessages {
  return {
    start: savedMessages.start,
    save: saved ? savedMessages.save : removed,
    remove: removed,
    mark: dayDoneMessage(day, next),
    resume: {
      title: "Good to have you back",
      description: `Day ${next ?? day} is open. Begin there, as you are.`,
    },
  };
}

function dayDoneMessage(day: number, next: number | undefined): ToastMessage {
  const description = next
    ? `Day ${next} is open whenever you are.`
    : "Every day of this plan is prayed.";
  return { title: `Day ${day} is done`, description };
}
