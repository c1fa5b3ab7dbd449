import { holyWeekDays } from "../holy-week/days";
import type { PlanText } from "../plan";
import { ashes } from "./ashes";
import { week1 } from "./week-1";
import { week2 } from "./week-2";
import { week3 } from "./week-3";
import { week4 } from "./week-4";
import { week5 } from "./week-5";

export const lent: PlanText = {
  id: "lent-plan",
  title: "Lent: The Road to Jerusalem",
  description:
    "Forty days and six Sundays, from the ashes through the desert and the well to the stone before the tomb.",
  overview: `Lent is the season before Easter: forty days, and six Sundays that aren’t counted among them, because every Sunday keeps Easter. It begins on Ash Wednesday, whose date changes from year to year, and the plan follows it. The Sundays tell the great stories, from the temptation in the desert to Lazarus. Its last seven pages are those of the plan for Holy Week, which goes on to Easter Day.

If you come late, start with today’s page. Nothing is owed. And if fasting from food isn’t safe for you, leave it alone; these days ask for other things.`,
  season: { name: "lent", eve: 46, lead: 3 },
  weeks: ["Turning", "Desert", "Mercy", "Thirst", "Sight", "Life out of death", "Holy Week"],
  days: [...ashes, ...week1, ...week2, ...week3, ...week4, ...week5, ...holyWeekDays.slice(0, -1)],
};
