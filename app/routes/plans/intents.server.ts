import { removeFor } from "~/bookmarks/bookmarks.server";
import { saveItemIntent, signedInIntent } from "~/bookmarks/intents.server";
import { markFor, progressOf, resumeFor } from "~/bookmarks/plan-days.server";
import { savePrayerIntent } from "~/bookmarks/prayers.server";
import { visitorSaveMessage } from "~/bookmarks/visitor-message";
import { zoneOf } from "~/forms/fields.server";
import type { IntentArgs, IntentHandler, IntentHandlers } from "~/forms/intents.server";
import { dayPath, planPath } from "~/paths";
import type { Plan } from "../../../content/plans/plans";
import { dayNumber } from "./day-number";
import { dayDoneMessage, ownMessages, visitorMessages } from "./messages";
import { daySources } from "./plan.server";

/** What can be done on the page of a plan. */
export function planIntents(plan: Plan): IntentHandlers {
  const messages = visitorMessages(plan.id);
  const item = { id: plan.id, path: planPath(plan.id) };
  const dayOf = ({ form }: IntentArgs) => dayNumber(String(form.get("day")), plan.dayCount);
  // Without its day, who is in the middle of the plan would be led on to the next one.
  const stay = (args: IntentArgs) => {
    const day = dayOf(args);
    const isOpen = day > 1 || (args.user && args.form.has("day"));
    return { search: isOpen ? { day: String(day) } : undefined, stays: true };
  };
  const savePrayer = (intent: keyof ReturnType<typeof daySources>): IntentHandler => {
    return (args) => {
      const day = dayOf(args);
      const path = dayPath(plan.id, day);
      const visitorMessage = visitorSaveMessage(`${path}#day`);
      const source = daySources(plan.id, day)[intent];
      return savePrayerIntent(intent, { source, path, visitorMessage })(args);
    };
  };
  return {
    "save-prayer": savePrayer("save-prayer"),
    "save-verse": savePrayer("save-verse"),
    start: saveItemIntent("start", { ...item, visitorMessage: messages.start }, () => ({
      hash: "day",
    })),
    save: saveItemIntent("save", { ...item, visitorMessage: messages.save }, (args) => ({
      ...stay(args),
      hash: "save",
    })),
    remove: signedInIntent(messages.remove, async (user, args) => ({
      ...stay(args),
      hash: "save",
      message: { ...(await removeFor(user, { kind: "plan", item: plan.id })), inPlace: true },
    })),
    mark: signedInIntent(messages.mark, async (user, args) => {
      const day = dayOf(args);
      const after = await markFor(user, plan, day, zoneOf(args.form));
      const message = { ...dayDoneMessage(day, after?.next), inPlace: true };
      return { ...stay(args), hash: "day-done", message };
    }),
    resume: signedInIntent(messages.resume, async (user, { form }) => {
      await resumeFor(user, plan.id, zoneOf(form));
      const { next } = (await progressOf(user, plan)) ?? {};
      return { hash: "day", message: { ...ownMessages(1, next, false).resume, inPlace: true } };
    }),
  };
}
