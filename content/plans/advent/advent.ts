import type { PlanText } from "../plan";
import { week1 } from "./week-1";
import { week2 } from "./week-2";
import { week3 } from "./week-3";
import { week4 } from "./week-4";

export const advent: PlanText = {
  id: "advent-plan",
  title: "Advent: Waiting for Jesus",
  description:
    "Twenty-six days with the people who waited first, from Isaiah’s great light to the night in Bethlehem.",
  overview: `Advent means coming. It’s the season before Christmas, when Christians remember how long the world waited for Jesus, and how He came. These twenty-six days are made to begin on the Sunday after Thanksgiving, which in 2026 is November 29, and they reach Bethlehem on Christmas Eve. The four Sundays take up four old Advent words: hope, peace, joy, and love.

Every day has a reading, a pause, a reflection, two questions, a prayer, and a line to carry with you. If you begin late, start with today’s. And if Christmas is hard this year, you don’t have to be cheerful to come.`,
  weeks: ["Hope", "Peace", "Joy", "Love"],
  days: [...week1, ...week2, ...week3, ...week4],
};
