import { anxiety } from "./anxiety";
import type { PlanText } from "./plan";

export const combatWorry: PlanText = {
  id: "combat-worry-plan",
  needsHelpLines: true,
  title: "Combat Worry",
  description:
    "Seven days of practical prayer against worry, with scripture to hold on to when fear grows loud.",
  overview: `Worry does not fight fairly. It comes when you are tired, and it comes back an hour after you sent it away. You were never meant to win by willpower, or by yourself.

In these seven days you will use what God gives for this fight. There is honest prayer, and scripture to hold, and there are other people. Each day closes with one small thing to try. If you lose a day, you have only lost a day, and God has not left the field. If worry has grown too strong for you, bring in a counselor or a doctor too. God helps people through them as well.`,
  days: anxiety.days,
};
