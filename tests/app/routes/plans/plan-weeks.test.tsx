import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { getPlan } from "#content/plans/plans";
import { PlanDays } from "~/routes/plans/days/plan-days";
import type { PlanPage } from "~/routes/plans/plan.server";

vi.mock("@remix-run/react", () => ({ Link: "a", useSubmit: () => () => {} }));

function daysOf(id: string, readingFirst: boolean) {
  const plan = getPlan(id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  const dayTitles = plan.days.map(({ title }) => title);
  const page = { plan, dayTitles, day: { number: 5 }, rests: false } as unknown as PlanPage;
  const html = renderToStaticMarkup(<PlanDays {...page} step={{ readingFirst }} />);
  return new JSDOM(html).window.document;
}

function weeksOf(id: string) {
  const document = daysOf(id, false);
  return {
    words: [...document.querySelectorAll("h3")].map(({ textContent }) => textContent?.trim()),
    days: [...document.querySelectorAll("form > div ol")].map(({ children }) => children.length),
    candles: document.querySelectorAll("h3 svg").length,
  };
}

test("the weeks of Lent are parted at its Sundays, four days after it begins", () => {
  expect(weeksOf("lent-plan")).toEqual({
    words: ["Turning", "Desert", "Mercy", "Thirst", "Sight", "Life out of death", "Holy Week"],
    days: [4, 7, 7, 7, 7, 7, 7],
    candles: 0,
  });
});

test("those of Advent begin with it, and light a candle each", () => {
  expect(weeksOf("advent-plan")).toEqual({
    words: ["Hope", "Peace", "Joy", "Love"],
    days: [7, 7, 7, 7],
    candles: 4,
  });
});

test("before a reading stands the week of its day alone, and the others open below it", () => {
  const document = daysOf("lent-plan", true);
  const namesIn = (place: string) =>
    [...document.querySelectorAll(`${place} h3`)].map(({ textContent }) => textContent?.trim());
  expect(namesIn("form > div")).toEqual(["Desert"]);
  expect(namesIn("details")).toEqual(expect.arrayContaining(["Turning", "Holy Week"]));
  const numbers = [...document.querySelectorAll("form > div button")];
  expect(numbers.map((button) => button.getAttribute("value"))).toEqual([
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
  ]);
});
