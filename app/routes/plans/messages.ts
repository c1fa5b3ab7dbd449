import { visitorPlanMessages as said } from "#content/messages/plans";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { removed, savedMessages } from "~/plans/save-item";
import { signInLink } from "~/ui/layout/site-links";

type PlanIntent = "start" | "save" | "remove" | "mark" | "resume";

type PlanMessages = Record<PlanIntent, ToastMessageWithAction>;

/** @param path of the open day. @param first the day that a plan begins with. */
export function visitorMessages(path: string, first = 1): PlanMessages {
  const action = signInLink(path);
  const start = { title: `Day ${first} is open`, description: said.start, action };
  const save = { ...said.save, action };
  const mark = { ...said.mark, action };
  return { start, save, remove: save, mark, resume: mark };
}

/** @param next the next open day. */
export function ownMessages(day: number, next: number | undefined, saved: boolean): PlanMessages {
  return {
    start: savedMessages.start,
    save: saved ? savedMessages.save : removed,
    remove: removed,
    mark: {
      title: `Day ${day} is done`,
      description: next
        ? `Day ${next} is open whenever you are.`
        : "Every day of this plan is prayed.",
    },
    resume: {
      title: "Good to have you back",
      description: `Day ${next ?? day} is open. Begin there, as you are.`,
    },
  };
}
