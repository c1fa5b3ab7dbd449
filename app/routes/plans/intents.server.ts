import type { Plan } from "#content/plans/plans";
import type { IntentArgs, IntentHandler, IntentHandlers } from "~/forms/action.server";
import { zoneOf } from "~/forms/fields.server";
import { dayPath, planPath } from "~/paths";
import { removeItemIntent, saveItemIntent, signedInIntent } from "~/plans/intents.server";
import { markFor, progressOf, resumeFor } from "~/plans/plan-days.server";
import { savePrayerIntent } from "~/prayers/prayers.server";
import { visitorSaveMessage } from "~/prayers/save-prayer";
import { dayDoneMessage, ownMessages, visitorMessages } from "./messages";
import { dayNumber, daySources } from "./plan.server";

export function planIntents(plan: Plan): IntentHandlers {
  const path = planPath(plan.id);
  const messages = visitorMessages(path);
  const dayOf = (args: IntentArgs) => daySent(plan, args);
  // Without its day, a person in the middle of the plan would be led on to the next one.
  const stay = (args: IntentArgs) => {
    const day = dayOf(args);
    const isOpen = day > 1 || (args.user && args.form.has("day"));
    return { search: isOpen ? { day: String(day) } : undefined, stays: true };
  };
  const item = { id: plan.id, path };
  return {
    "save-prayer": saveOfDay(plan, "save-prayer"),
    "save-verse": saveOfDay(plan, "save-verse"),
    start: onOpenDay(
      plan,
      saveItemIntent("start", { ...item, visitorMessage: messages.start }, () => ({ hash: "day" })),
    ),
    save: saveItemIntent("save", { ...item, visitorMessage: messages.save }, (args) => ({
      ...stay(args),
      hash: "save",
    })),
    remove: removeItemIntent("plan", { ...item, visitorMessage: messages.remove }, (args) => ({
      ...stay(args),
      hash: "save",
    })),
    mark: signedInIntent(
      { path, item: (args) => `${plan.id}/${dayOf(args)}`, visitorMessage: messages.mark },
      (args) => ({ ...stay(args), hash: "day-done" }),
      async (user, args) => {
        const day = dayOf(args);
        const after = await markFor(user, plan, day, zoneOf(args.form));
        return { ...dayDoneMessage(day, after?.next), inPlace: true };
      },
    ),
    resume: onOpenDay(
      plan,
      signedInIntent(
        { path, item: () => plan.id, visitorMessage: messages.resume },
        () => ({ hash: "day" }),
        async (user, { form }) => {
          await resumeFor(user, plan.id, zoneOf(form));
          const { next } = (await progressOf(user, plan)) ?? {};
          return { ...ownMessages(1, next, false).resume, inPlace: true };
        },
      ),
    ),
  };
}

/** Redirects to the day by number, so that Back leads there still once it is done. */
const onOpenDay =
  (plan: Plan, handle: IntentHandler): IntentHandler =>
  async (args) => {
    const result = await handle(args);
    const next = args.user && (await progressOf(args.user, plan))?.next;
    return next ? { ...result, search: { day: String(next) } } : result;
  };

const saveOfDay =
  (plan: Plan, intent: keyof ReturnType<typeof daySources>): IntentHandler =>
  (args) => {
    const day = daySent(plan, args);
    const path = dayPath(plan.id, day);
    const visitorMessage = visitorSaveMessage(`${path}#day`);
    const source = daySources(plan.id, day)[intent];
    return savePrayerIntent(intent, { source, path, visitorMessage })(args);
  };

const daySent = ({ dayCount }: Plan, { form }: IntentArgs) =>
  dayNumber(String(form.get("day")), dayCount);
