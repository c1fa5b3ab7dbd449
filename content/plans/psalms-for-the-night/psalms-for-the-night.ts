import type { PlanText } from "../plan";
import { week1 } from "./week-1";
import { week2 } from "./week-2";

export const psalmsForTheNight: PlanText = {
  id: "psalms-for-the-night-plan",
  title: "Psalms for the Night",
  description:
    "Fourteen psalms for the hours when you can’t sleep, one a night, each with a prayer to end on.",
  overview: `These are for the hours when you’d like to be asleep. There are fourteen psalms, one a night, from people who were awake as well: a king on the run, a shepherd looking up, a sick man, a lonely one, a poet who couldn’t find a cheerful thing to say. Read them with the light low. If you drop off halfway through, that was the idea.

When the trouble isn’t sleep, but that you don’t want to see the morning, please don’t stay alone with it. The help lines on this page are there at any hour, and a doctor can often help with bad nights.`,
  days: [...week1, ...week2],
  needsHelpLines: true,
};
