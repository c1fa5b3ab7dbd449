import type { PlanText } from "../plan";
import { firstMonth } from "./first-month";
import { secondMonth } from "./second-month";

export const psalterPlan: PlanText = {
  id: "psalter-plan",
  title: "The Psalms in Two Months",
  description:
    "All one hundred fifty psalms in sixty days, some in the morning and some in the evening, each day with a prayer.",
  overview: `Monks have prayed through the psalms in a week, and parishes in a month. This takes sixty days, about forty verses in each, half of them for the morning and half for the evening. Nothing is left out: you’ll meet songs you know by heart and others that make you flinch.

When a psalm is too glad for you, pray it for someone who is glad today; when it’s too bitter, for someone who has cause. The angry ones ask God to act so that we don’t have to. If the despair isn’t only the psalm’s, please use the help lines on this page. A missed day isn’t owed.`,
  readsOn: true,
  needsHelpLines: true,
  days: [...firstMonth, ...secondMonth],
};
