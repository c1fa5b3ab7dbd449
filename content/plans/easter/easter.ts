import type { PlanText } from "../plan";
import { week1 } from "./week-1";
import { week2 } from "./week-2";
import { week3 } from "./week-3";
import { week4 } from "./week-4";
import { week5 } from "./week-5";
import { week6 } from "./week-6";
import { week7 } from "./week-7";

export const easter: PlanText = {
  id: "easter-plan",
  title: "Easter: Fifty Mornings",
  description:
    "Fifty short days with the risen Jesus, from the empty tomb to Pentecost, with room for doubt and grief.",
  overview: `Easter isn’t a day; it’s a season of fifty. It begins on Easter Sunday and ends at Pentecost, and it’s longer than Lent on purpose. It took Jesus’ friends a while to believe it, too.

These days are short: a few verses, a few sentences, one question, and a prayer, and five minutes will more than do. Week by week you’ll read the first reports, those who doubted, the beginnings of the church, the words that begin with I am, the letter of Peter, what Easter says to grief, and the songs of Revelation. If you miss a day, open today’s.`,
  season: { name: "easter", eve: 50 },
  weeks: [
    "The first reports",
    "Doubters and deserters",
    "In Jerusalem",
    "I am",
    "Far from home",
    "Grief, and the Ascension",
    "Songs",
    "Pentecost",
  ],
  days: [...week1, ...week2, ...week3, ...week4, ...week5, ...week6, ...week7],
};
