import type { PlanText } from "../plan";
import { week1 } from "./week-1";
import { week2 } from "./week-2";
import { week3 } from "./week-3";
import { week4 } from "./week-4";

export const advent: PlanText = {
  id: "advent-plan",
  title: "Advent: Waiting for Jesus",
  description:
    "Day by day with the people who waited first, from Isaiah’s great light to the night in Bethlehem.",
  overview: `Advent means coming. It’s the season before Christmas, when Christians remember how long the world waited for Jesus, and how He came. The plan begins on the First Sunday of Advent, the fourth Sunday before Christmas, and reaches Bethlehem on Christmas Eve. Depending on the year, that takes twenty-two to twenty-eight days. The four Sundays take up four old Advent words: hope, peace, joy, and love.

Every day has a reading, a pause, a reflection, two questions, a prayer, and a line to carry with you. If you begin late, start with today’s. And if Christmas is hard this year, you don’t have to be cheerful to come.`,
  season: { name: "advent", eve: 26, least: 22 },
  weeks: ["Hope", "Peace", "Joy", "Love"],
  days: [...week1, ...week2, ...week3, ...week4],
};
