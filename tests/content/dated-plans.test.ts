import { describe, expect, it, test } from "vitest";
import { dueDay, planAhead, planOffered, planPrayed, textNumber } from "#content/plans/dated-plan";
import { getPlan, plans } from "#content/plans/plans";
import { nextFrom, offeredOn, prepared, runIn, runOn } from "#content/year/dated-seasons";
import { addDays, daysBetween, weekday } from "#content/year/days";
import { namedDay } from "#content/year/named-days";

const years = Array.from({ length: 100 }, (_, count) => 2000 + count);
const sundaysOf = ({ first, dayCount }: { first: string; dayCount: number }) =>
  Array.from({ length: dayCount }, (_, count) => addDays(first, count)).filter(
    (day) => weekday(day) === 0,
  ).length;

describe("a season of days, in every year from 2000 to 2099", () => {
  test.each(years)("%i: Advent, Lent, Holy Week and Easter begin and end on their days", (year) => {
    const advent = runIn("advent", year);
    expect(namedDay(advent.first)?.title).toMatch(/^First Sunday of Advent/);
    expect(advent.last).toBe(`${year}-12-24`);
    expect(advent.dayCount).toBeGreaterThanOrEqual(22);
    expect(advent.dayCount).toBeLessThanOrEqual(28);
    expect(advent.sundays).toBe(4);

    const lent = runIn("lent", year);
    expect(namedDay(lent.first)?.title).toBe("Ash Wednesday");
    expect(namedDay(lent.last)?.title).toBe("Holy Saturday");
    expect([lent.dayCount - lent.sundays, lent.sundays]).toEqual([40, 6]);

    const easter = runIn("easter", year);
    expect(easter.first).toBe(addDays(lent.last, 1));
    expect(namedDay(easter.last)?.title).toBe("Pentecost");
    expect([easter.dayCount, easter.sundays]).toEqual([50, 8]);

    const christmas = runIn("christmas", year);
    expect(namedDay(christmas.first)?.title).toMatch(/Christmas Day/);
    expect(namedDay(addDays(christmas.last, 1))?.title).toMatch(/Epiphany/);
    expect(christmas.dayCount).toBe(12);

    const novena = runIn("novena", year);
    expect(namedDay(addDays(novena.first, -1))?.title).toBe("Ascension Day");
    expect(addDays(novena.last, 1)).toBe(easter.last);
    expect(novena.dayCount).toBe(9);

    const holyWeek = runIn("holy-week", year);
    expect(namedDay(holyWeek.first)?.title).toBe("Palm Sunday");
    expect([holyWeek.last, holyWeek.dayCount]).toEqual([easter.first, 8]);
    for (const run of [advent, christmas, lent, holyWeek, easter, novena]) {
      expect(run.dayCount).toBe(daysBetween(run.first, run.last) + 1);
      expect(run.sundays).toBe(sundaysOf(run));
    }
  });

  test("Advent has each of its seven lengths", () => {
    const lengths = new Set(years.map((year) => runIn("advent", year).dayCount));
    expect([...lengths].sort()).toEqual([22, 23, 24, 25, 26, 27, 28]);
  });

  const seasons = ["advent", "christmas", "lent", "holy-week", "easter", "novena"] as const;
  test.each(seasons)("%s on each day of two years", (season) => {
    for (let day = "2026-12-25"; day < "2029-01-01"; day = addDays(day, 1)) {
      const [prayed, offered, ahead] = [runOn, offeredOn, nextFrom].map((on) => on(season, day));
      if (!prayed || !offered || !ahead) throw new Error(day);
      // What is prayed counts from three weeks before on; strangers see a past one for a week.
      expect(day >= prepared(prayed), day).toBe(true);
      expect(day < prepared(nextFrom(season, addDays(prayed.last, 1))), day).toBe(true);
      expect(offered.last >= addDays(day, -7), day).toBe(true);
      expect(ahead.last >= day, day).toBe(true);
    }
  });
});

describe("the plan for Advent", () => {
  const advent = getPlan("advent-plan");
  if (!advent) throw new Error("There is no plan for Advent");
  const titles = (year: number) =>
    planOffered(advent, `${year}-12-01`).plan.days.map(({ title }) => title);

  test.each(years)("%i: has a text for each day, and Bethlehem on Christmas Eve", (year) => {
    const { plan, run } = planOffered(advent, `${year}-12-01`);
    expect(plan.dayCount).toBe(run?.dayCount);
    expect(new Set(titles(year)).size).toBe(plan.dayCount);
    expect(plan.days.at(-1)?.scripture.reference).toBe("Luke 2:1-14");
    expect(plan.duration).toBe(`${plan.dayCount} days`);
    expect(dueDay({ run }, `${year}-12-24`)).toBe(plan.dayCount);
  });

  it("says so before a year is chosen", () => {
    expect(advent.duration).toBe("22 to 28 days");
    expect(advent.overview).not.toMatch(/20\d\d|November \d|December \d/);
  });

  it("begins with the same three weeks in every year", () => {
    for (const year of years) expect(titles(year).slice(0, 21)).toEqual(titles(2026).slice(0, 21));
  });

  it("has all of its texts in the longest year, and their numbers for good", () => {
    const { days } = planOffered(advent, "2022-12-01").plan;
    const numbers = days.map((day) => textNumber(advent.id, day));
    expect(numbers.slice(-4)).toEqual([25, 27, 28, 26]);
    expect([...numbers].sort((a, b) => a - b)).toEqual(days.map((_, index) => index + 1));
  });

  it("is of the year that a day belongs to", () => {
    const firsts = (day: string) =>
      [planPrayed, planOffered, planAhead].map((of) => of(advent, day).run?.first);
    expect(firsts("2027-12-24")).toEqual(["2027-11-28", "2027-11-28", "2027-11-28"]);
    expect(firsts("2027-12-25")).toEqual(["2027-11-28", "2027-11-28", "2028-12-03"]);
    expect(firsts("2028-01-01")).toEqual(["2027-11-28", "2028-12-03", "2028-12-03"]);
    expect(firsts("2028-11-12")).toEqual(["2028-12-03", "2028-12-03", "2028-12-03"]);
  });
});

describe("the plan for Christmas", () => {
  const christmas = getPlan("christmas-plan");
  if (!christmas) throw new Error("There is no plan for Christmas");

  it("goes on after New Year in the year in which it began", () => {
    const firsts = (day: string) =>
      [planPrayed, planOffered, planAhead].map((of) => of(christmas, day).run?.first);
    expect(firsts("2027-01-05")).toEqual(["2026-12-25", "2026-12-25", "2026-12-25"]);
    expect(firsts("2027-01-06")).toEqual(["2026-12-25", "2026-12-25", "2027-12-25"]);
    expect(firsts("2027-01-13")).toEqual(["2026-12-25", "2027-12-25", "2027-12-25"]);
    expect(dueDay(planOffered(christmas, "2027-01-01"), "2027-01-01")).toBe(8);
  });

  it("reads each day of the church year on its date", () => {
    const on = (day: string) => {
      const { plan, run } = planOffered(christmas, day);
      return plan.days[(dueDay({ run }, day) ?? 0) - 1]?.scripture.reference;
    };
    expect(namedDay("2026-12-26")?.title).toMatch(/^Stephen/);
    expect(on("2026-12-26")).toBe("Acts 7:51-60");
    expect(namedDay("2026-12-28")?.title).toBe("The Holy Innocents");
    expect(on("2026-12-28")).toBe("Matthew 2:16-23");
    expect(on("2027-01-05")).toBe("Matthew 2:1-12");
  });
});

describe("the plan for Lent", () => {
  const lent = getPlan("lent-plan");
  if (!lent) throw new Error("There is no plan for Lent");

  test.each(years)("%i: tells the great stories on its Sundays", (year) => {
    const { first, last } = runIn("lent", year);
    const { plan, run } = planOffered(lent, first);
    expect([run?.first, run?.last, plan.dayCount, plan.duration]).toEqual([
      first,
      last,
      46,
      "46 days",
    ]);
    const sundays = plan.days.filter((_, index) => weekday(addDays(first, index)) === 0);
    expect(sundays.map(({ scripture }) => scripture.reference)).toEqual([
      "Matthew 4:1-11",
      "Luke 9:28-36",
      "John 4:5-15",
      "John 9:1-12",
      "John 11:1-16",
      "Luke 19:28-40",
    ]);
  });

  it("has a word for each of its weeks, the first of which begins on Wednesday", () => {
    const { lead = 0 } = lent.season ?? {};
    expect(lead).toBe(weekday(runIn("lent", 2027).first));
    expect(lent.weeks).toHaveLength((lent.dayCount + lead) / 7);
  });

  it("ends with the days of Holy Week, to Saturday", () => {
    expect(lent.days.slice(-7)).toEqual(getPlan("holy-week-plan")?.days.slice(0, -1));
  });

  it("is joined late without debt: its day is today’s", () => {
    expect(dueDay(planPrayed(lent, "2027-03-10"), "2027-03-10")).toBe(29);
    expect(lent.overview).not.toMatch(/20\d\d|February|March|April/);
  });
});

describe("the plan for Holy Week", () => {
  const holyWeek = getPlan("holy-week-plan");
  if (!holyWeek) throw new Error("There is no plan for Holy Week");

  test.each(years)("%i: has its stations on Friday, its silence on Saturday", (year) => {
    const { first, last } = runIn("holy-week", year);
    const { plan, run } = planOffered(holyWeek, first);
    expect([run?.first, run?.last, plan.dayCount]).toEqual([first, last, 8]);
    const [friday, saturday, easter] = plan.days.slice(-3);
    expect(friday?.reflection.split("\n\n")).toHaveLength(8);
    expect(saturday?.reflection.split(" ").length).toBeLessThan(30);
    expect(easter?.scripture.reference).toBe("Psalm 118:14-26");
    expect(dueDay({ run }, addDays(last, -2))).toBe(6);
  });

  it("is the same in every year, and says no date", () => {
    expect(holyWeek.duration).toBe("8 days");
    expect(holyWeek.overview).not.toMatch(/20\d\d|March|April/);
  });
});

describe("the plan for Easter", () => {
  const easter = getPlan("easter-plan");
  if (!easter) throw new Error("There is no plan for Easter");

  test.each(years)("%i: keeps the Ascension and Pentecost on their days", (year) => {
    const { plan, run } = planOffered(easter, runIn("easter", year).first);
    const on = (title: string) => {
      const index = plan.days.findIndex(
        (_, count) => run && namedDay(addDays(run.first, count))?.title === title,
      );
      return plan.days[index]?.scripture.reference;
    };
    expect(plan.dayCount).toBe(50);
    expect(on("Ascension Day")).toBe("Luke 24:44-53");
    expect(on("Pentecost")).toBe("Acts 2:1-13");
  });
});

test("what is said of a season is true in every year", () => {
  for (const { season, overview, description } of plans)
    if (season)
      expect(overview + description).not.toMatch(/20\d\d|(?:March|April|May|June|November) \d/);
});
