import { describe, expect, test } from "vitest";
import { easterOf } from "#content/year/computus";
import { addDays, dayNumber, isDay, sundayOf, weekday } from "#content/year/days";
import { namedDay } from "#content/year/named-days";
import { adventOf, seasonOf } from "#content/year/seasons";

/** Easter Days from 1900 to 2099 as days from the last of February on, by python-dateutil 2.9.0. */
const easters =
  `46 38 30 43 34 54 46 31 50 42 27 47 38 23 43 35 54 39 31 51 35 27 47 32 51 43 35 48 39 31
51 36 27 47 32 52 43 28 48 40 24 44 36 56 40 32 52 37 28 48 40 25 44 36 49 41 32 52 37 29 48 33 53 45 29
49 41 26 45 37 29 42 33 53 45 30 49 41 26 46 37 50 42 34 53 38 30 50 34 26 46 31 50 42 34 47 38 30 43 35
54 46 31 51 42 27 47 39 23 43 35 55 39 31 51 36 27 47 32 52 43 35 48 40 31 51 36 28 47 32 52 44 28 48 40
25 44 36 56 41 32 52 37 29 48 40 25 45 36 49 41 33 52 37 29 49 33 53 45 30 49 41 26 46 37 29 42 34 53 45
30 50 41 26 46 38 50 42 34 54 38 30 50 35 26 46 31 51 42 34 47 39 30 43 35 55 46 31 51 43`
    .split(/\s+/)
    .map(Number);

/** The paschal full moons of 1900 to 2199 by golden number, as the Book of Common Prayer has them. */
const moons =
  "04-14 04-03 03-23 04-11 03-31 04-18 04-08 03-28 04-16 04-05 03-25 04-13 04-02 03-22 04-10 03-30 04-17 04-07 03-27".split(
    " ",
  );

const years = Array.from({ length: 200 }, (_, index) => 1900 + index);
/** Every day of some years, leap years among them. */
const days = Array.from({ length: 366 * 8 }, (_, count) => addDays("2024-01-01", count));

describe("Easter Day", () => {
  test("is that of a table of 200 years", () => {
    expect(easters).toHaveLength(200);
    for (const [index, year] of years.entries())
      expect(easterOf(year)).toBe(addDays(`${year}-03-01`, (easters[index] ?? 0) - 1));
  });

  test("is the Sunday after the full moon that the church's table names", () => {
    for (const year of years)
      expect(easterOf(year)).toBe(addDays(sundayOf(`${year}-${moons[year % 19]}`), 7));
  });

  test("is as early and as late as it can be, and is known before and after this century", () => {
    expect([1818, 1886, 2038, 2285, 1583, 3000].map(easterOf)).toEqual([
      "1818-03-22",
      "1886-04-25",
      "2038-04-25",
      "2285-03-22",
      "1583-04-10",
      "3000-04-13",
    ]);
  });
});

describe("the days", () => {
  test.each([
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "2026-1-1",
    "20260101",
    "2026-01-01T00:00",
    " 2026-01-01",
    "",
    "today",
  ])("%j is none", (text) => expect(isDay(text)).toBe(false));

  test("follow one another over the end of years", () => {
    expect([isDay("2028-02-29"), isDay("1900-02-29"), isDay("0001-01-01")]).toEqual([
      true,
      false,
      true,
    ]);
    expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
    expect([weekday("2026-11-22"), weekday("1969-12-31"), weekday("1900-01-01")]).toEqual([
      0, 3, 1,
    ]);
    expect(dayNumber("1970-01-02")).toBe(1);
  });
});

describe("the church year", () => {
  test.each([
    ["2026-11-28", "ordinary", 26, "green", undefined],
    ["2026-11-22", "ordinary", 26, "green", "Christ the King"],
    ["2026-11-26", "ordinary", 26, "green", "Thanksgiving Day"],
    ["2026-11-29", "advent", 1, "violet", "First Sunday of Advent"],
    ["2026-12-20", "advent", 4, "violet", "Fourth Sunday of Advent"],
    ["2026-12-24", "advent", 4, "violet", "Christmas Eve"],
    ["2026-12-25", "christmas", 1, "white", "Christmas Day"],
    ["2027-01-05", "christmas", 2, "white", undefined],
    ["2027-01-06", "epiphany", 0, "green", "The Epiphany of the Lord"],
    ["2027-01-10", "epiphany", 1, "green", "The Baptism of the Lord"],
    ["2027-02-07", "epiphany", 5, "green", "The Last Sunday after the Epiphany"],
    ["2027-02-09", "epiphany", 5, "green", undefined],
    ["2027-02-10", "lent", 0, "violet", "Ash Wednesday"],
    ["2027-02-14", "lent", 1, "violet", undefined],
    ["2027-03-21", "holy-week", 1, "red", "Palm Sunday"],
    ["2027-03-25", "holy-week", 1, "red", "Maundy Thursday"],
    ["2027-03-26", "holy-week", 1, "red", "Good Friday"],
    ["2027-03-28", "easter", 1, "white", "Easter Day"],
    ["2027-05-06", "easter", 6, "white", "Ascension Day"],
    ["2027-05-16", "pentecost", 1, "green", "Pentecost"],
    ["2027-05-22", "pentecost", 1, "green", undefined],
    ["2027-05-23", "ordinary", 1, "green", "Trinity Sunday"],
    ["2027-07-06", "ordinary", 7, "green", undefined],
    ["2028-02-29", "epiphany", 8, "green", undefined],
    ["2028-03-01", "lent", 0, "violet", "Ash Wednesday"],
    ["2023-12-24", "advent", 4, "violet", "Fourth Sunday of Advent and Christmas Eve"],
    ["2024-04-08", "easter", 2, "white", "The Annunciation"],
    ["2027-04-05", "easter", 2, "white", "The Annunciation"],
    ["2035-03-25", "easter", 1, "white", "Easter Day"],
    ["2035-04-02", "easter", 2, "white", "The Annunciation"],
    ["2001-03-25", "lent", 4, "violet", undefined],
    ["2001-03-26", "lent", 4, "violet", "The Annunciation"],
    ["2026-05-31", "ordinary", 1, "green", "Trinity Sunday"],
    ["2026-06-01", "ordinary", 1, "green", "The Visitation"],
    ["2027-05-31", "ordinary", 2, "green", "The Visitation"],
    ["2024-03-25", "holy-week", 1, "red", "Monday of Holy Week"],
    ["2027-03-29", "easter", 1, "white", "Monday in Easter Week"],
  ])("%s is in %s, week %d", (day, name, week, color, title) => {
    expect(seasonOf(day)).toMatchObject({ name, week, color });
    expect(namedDay(day)?.title).toBe(title);
  });

  test("begins on the Sunday nearest to the end of November", () => {
    for (const year of years) {
      const advent = adventOf(year);
      expect(weekday(advent)).toBe(0);
      expect(advent >= `${year}-11-27` && advent <= `${year}-12-03`, advent).toBe(true);
    }
  });

  test("goes from one season to the next without a gap, its weeks beginning on Sundays", () => {
    const order = days.map((day) => seasonOf(day).name);
    const turns = order.filter((name, index) => name !== order[index - 1]).join(" ");
    const year = "christmas epiphany lent holy-week easter pentecost ordinary advent";
    expect(turns).toBe(`${Array(8).fill(year).join(" ")} christmas epiphany`);
    for (const [index, day] of days.entries()) {
      const { name, week } = seasonOf(day);
      const before = seasonOf(days[index - 1] ?? day);
      if (index > 0 && name === before.name && week !== before.week && name !== "christmas")
        expect([day, weekday(day), week]).toEqual([day, 0, before.week + 1]);
    }
  });
});
