import { anxiety } from "./anxiety";
import type { PlanText } from "./plan";

export const combatWorry: PlanText = {
  id: "combat-worry-plan",
  needsHelpLines: true,
  title: "Combat Worry",
  description:
    "Seven days of practical prayer against worry, with scripture to hold on to when fear grows loud.",
  overview: `Worry doesn’t fight fair. It waits until you’re tired, and when you’ve finally sent it away, it’s back within the hour. You were never meant to beat it by willpower, or by yourself.

These are the same seven days as Dealing with Anxiety, so if you’ve prayed that plan, you’ve prayed this one. Each has a few lines of scripture to hold on to, an honest prayer, and something small to try. If you lose a day, you’ve only lost a day. And if worry has gotten too strong for you, bring in a counselor or a doctor, because God helps people through them, too.`,
  days: anxiety.days,
};
