import { removeFor } from "~/bookmarks/bookmarks.server";
import { markFor, progressOf, resumeFor } from "~/bookmarks/plan-days.server";
import { savePrayerIntent } from "~/bookmarks/prayers.server";
import { visitorSaveWords } from "~/bookmarks/save-result";
import {
  type IntentArgs,
  type IntentHandler,
  type IntentHandlers,
  saveIntent,
  signedInIntent,
} from "~/forms/intents.server";
import { zoneOf } from "~/forms/sent-zone.server";
import type { Plan } from "../../../content/plans/plans";
import { dayNumber, dayPath } from "./day-number";
import { daySources } from "./plan.server";
import { markWords, ownWords, visitorWords } from "./plan-words";

/** What can be done on the page of a plan. */
export function planIntents(plan: Plan): IntentHandlers {
  const words = visitorWords(plan.id);
  const target = { item: plan.id, path: `/plan/${plan.id}` };
  const dayOf = ({ form }: IntentArgs) => dayNumber(String(form.get("day")), plan.dayCount);
  // Without a day, who is in the middle of the plan would be led on to the next one.
  const stay = (args: IntentArgs) => {
    const day = dayOf(args);
    return { search: day > 1 || args.user ? { day: String(day) } : undefined, stays: true };
  };
  const savePrayer = (intent: keyof ReturnType<typeof daySources>): IntentHandler => {
    return (args) => {
      const day = dayOf(args);
      const path = dayPath(plan.id, day);
      const visitorWords = visitorSaveWords(`${path}#day`);
      const source = daySources(plan.id, day)[intent];
      return savePrayerIntent(intent, { source, path, visitorWords })(args);
    };
  };
  return {
    "save-prayer": savePrayer("save-prayer"),
    "save-verse": savePrayer("save-verse"),
    start: saveIntent("start", { ...target, visitorWords: words.start }, () => ({ hash: "day" })),
    save: saveIntent("save", { ...target, visitorWords: words.save }, (args) => ({
      ...stay(args),
      hash: "save",
    })),
    remove: signedInIntent(words.remove, async (user, args) => ({
      ...stay(args),
      hash: "save",
      words: await removeFor(user, { kind: "plan", item: plan.id }),
    })),
    mark: signedInIntent(words.mark, async (user, args) => {
      const day = dayOf(args);
      const after = await markFor(user, plan, day, zoneOf(args.form));
      return { ...stay(args), hash: "day-done", words: markWords(day, after?.next) };
    }),
    resume: signedInIntent(words.resume, async (user, { form }) => {
      await resumeFor(user, plan.id, zoneOf(form));
      const { next } = (await progressOf(user, plan)) ?? {};
      return { hash: "day", words: ownWords(1, next, false).resume };
    }),
  };
}
