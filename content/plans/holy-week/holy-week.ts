import type { PlanText } from "../plan";
import { holyWeekDays } from "./days";

export const holyWeek: PlanText = {
  id: "holy-week-plan",
  title: "Holy Week: Eight Days in Jerusalem",
  description:
    "From the borrowed colt on Palm Sunday to the empty tomb at Easter: one scene a day, and a question to carry.",
  overview: `Holy Week is the week before Easter. Christians spend it with Jesus in Jerusalem, through the supper, the trial and the cross, until the morning when the tomb was found open. The plan runs from Palm Sunday to Easter Day. Its dates move with Easter, and it moves with them.

Each day has a passage, a few words about it, a question, and a prayer. On Friday there are eight stations to stop at, and Saturday is nearly silent. If you come on Wednesday, begin with Wednesday’s page.`,
  season: { name: "holy-week", eve: 8 },
  days: holyWeekDays,
};
