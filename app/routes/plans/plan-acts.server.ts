import { letGoFor } from "~/bookmarks/bookmarks.server";
import { markFor, placeOf, resumeFor } from "~/bookmarks/plan-days.server";
import { keepingPrayer } from "~/bookmarks/prayers.server";
import { visitorKeepWords } from "~/bookmarks/save-result";
import { type Act, type Acts, type Asked, keepingAct, ownAct } from "~/forms/intents.server";
import { zoneOf } from "~/forms/sent-zone.server";
import type { Plan } from "../../../content/plans/plans";
import { dayNumber, dayPath } from "./day-number";
import { daySources } from "./plan.server";
import { markWords, ownWords, visitorWords } from "./plan-words";

/** What can be done on the page of a plan. */
export function planActs(plan: Plan): Acts {
  const words = visitorWords(plan.id);
  const place = { item: plan.id, path: `/plan/${plan.id}` };
  const dayOf = ({ form }: Asked) => dayNumber(String(form.get("day")), plan.dayCount);
  // Without a day, who is in the middle of the plan would be led on to the next one.
  const stay = (asked: Asked) => {
    const day = dayOf(asked);
    return { search: day > 1 || asked.user ? { day: String(day) } : undefined, stays: true };
  };
  const keep = (act: keyof ReturnType<typeof daySources>): Act => {
    return (asked) => {
      const day = dayOf(asked);
      const path = dayPath(plan.id, day);
      const visitorWords = visitorKeepWords(`${path}#day`);
      const source = daySources(plan.id, day)[act];
      return keepingPrayer(act, { source, path, visitorWords })(asked);
    };
  };
  return {
    keep: keep("keep"),
    "keep-verse": keep("keep-verse"),
    start: keepingAct("start", { ...place, visitorWords: words.start }, () => ({ hash: "day" })),
    save: keepingAct("save", { ...place, visitorWords: words.save }, (asked) => ({
      ...stay(asked),
      hash: "save",
    })),
    "let-go": ownAct(words["let-go"], async (user, asked) => ({
      ...stay(asked),
      hash: "save",
      words: await letGoFor(user, { kind: "plan", item: plan.id }),
    })),
    mark: ownAct(words.mark, async (user, asked) => {
      const day = dayOf(asked);
      const after = await markFor(user, plan, day, zoneOf(asked.form));
      return { ...stay(asked), hash: "day-done", words: markWords(day, after?.next) };
    }),
    resume: ownAct(words.resume, async (user, { form }) => {
      await resumeFor(user, plan.id, zoneOf(form));
      const { next } = (await placeOf(user, plan)) ?? {};
      return { hash: "day", words: ownWords(1, next, false).resume };
    }),
  };
}
