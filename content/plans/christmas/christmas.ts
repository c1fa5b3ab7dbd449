import type { PlanText } from "../plan";
import { firstDays } from "./first-days";
import { lastDays } from "./last-days";

export const christmas: PlanText = {
  id: "christmas-plan",
  title: "Christmas: The Twelve Days",
  description:
    "Christmas lasts for twelve days. Walk them from the shepherds to the wise men, past a cruel king.",
  overview: `In the church, Christmas isn’t over when the wrapping paper is. It runs from December 25 through January 5, and the old calendar puts hard days right behind the manger: the first martyr, the children whom Herod killed, a family running for the border. It also has an old man who can die happy, a psalm with hail in it, and travelers who are nearly here.

Each day has a reading, a reflection, a question, and a prayer. Read them aloud in five minutes, alone or with company. If you start late, start with today.`,
  season: { name: "christmas", eve: 12 },
  days: [...firstDays, ...lastDays],
};
