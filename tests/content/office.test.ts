import { describe, expect, test } from "vitest";
import { collects } from "#content/office/collects";
import { confessions } from "#content/office/confessions";
import { creeds } from "#content/office/creeds";
import { greatDays } from "#content/office/great-days";
import { ofGreatDays } from "#content/office/intercessions/great-days";
import { intercessions } from "#content/office/intercessions/intercessions";
import { sundayIntercessions } from "#content/office/intercessions/sundays";
import {
  examens,
  examensOf,
  nightPrayers,
  sundayExamens,
  sundayNightPrayers,
} from "#content/office/night";
import { getCollect, getIntercessions, getOffice, type OfficeStep } from "#content/office/office";
import { oldMorningPrayers, oldNightPrayers } from "#content/office/old-prayers";
import { praises, quietPraises } from "#content/office/praises";
import { getPsalms, psalmsOf } from "#content/office/psalms";
import { psalter } from "#content/office/psalter";
import { nightBlessings, nightOpenings, openings } from "#content/office/season-words";
import { songs } from "#content/office/songs";
import { addDays, weekday } from "#content/year/days";
import { namedDay } from "#content/year/named-days";
import { seasonOf } from "#content/year/seasons";
import { parseReference } from "./references";
import { collectTexts, wordCount } from "./texts";

/** Every day of years with early and late Easters. */
const days = ["2008-01-01", "2011-01-01", "2026-01-01", "2038-01-01"].flatMap((first) =>
  Array.from({ length: 366 }, (_, count) => addDays(first, count)),
);

/** How long an office takes: read aloud slowly, with the silences that it asks for. */
function minutes(steps: readonly OfficeStep[]): number {
  const words = steps.reduce((sum, { text }) => sum + wordCount(text), 0);
  // What is asked for in quiet: a breath for each petition or question.
  const asked = steps.flatMap(({ text, pauses }) => (pauses ? text.split("\n\n") : []));
  const silence = steps.some(({ title }) => /^(?:Silence|The Jesus Prayer)$/.test(title)) ? 1 : 0;
  return words / 130 + asked.length * 0.2 + silence;
}

describe("the psalter", () => {
  test("goes through the 150 psalms in thirty days, morning and evening, in order", () => {
    expect(psalter).toHaveLength(30);
    const numbers = psalter
      .flatMap(({ morning, evening }) => [morning, evening])
      .flatMap(({ psalms }) => {
        const [, first = "", last = first] = /^Psalms? (\d+)(?:-(\d+))?/.exec(psalms) ?? [];
        return Array.from({ length: +last - +first + 1 }, (_, index) => +first + index);
      });
    const once = numbers.filter((number, index) => number !== numbers[index - 1]);
    expect(once).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
    expect(numbers.filter((number) => number === 119)).toHaveLength(5);
    const verses = psalter
      .flatMap(({ morning, evening }) => [morning.psalms, evening.psalms])
      .flatMap((psalms) => /^Psalm 119:(\d+)-(\d+)$/.exec(psalms)?.slice(1) ?? []);
    expect(verses.join(" ")).toBe("1 32 33 72 73 104 105 144 145 176");
  });

  test("prays a part of the psalms that it names", () => {
    const months = ["2027-01", "2027-02", "2027-07", "2027-08"];
    const hours = months
      .flatMap((month) => Array.from({ length: 28 }, (_, at) => addDays(`${month}-01`, at)))
      .flatMap((day) => [psalmsOf(day, "morning"), psalmsOf(day, "evening")]);
    for (const { psalms, portion } of hours) {
      const [, first, last = first] = /^Psalms? (\d+)(?:-(\d+))?/.exec(psalms) ?? [];
      const { chapter } = parseReference(portion.reference);
      expect([psalms, chapter >= Number(first) && chapter <= Number(last)]).toEqual([psalms, true]);
    }
  });

  test("prays another part in every second month, and knows the dark ones; Sundays and Easter are bright", () => {
    const at = (day: string) => psalmsOf(day, "evening").portion.reference;
    expect(["2027-07-08", "2028-08-08", "2027-09-08"].map(at)).toEqual([
      "Psalm 43:3-5",
      "Psalm 42:1-5",
      "Psalm 43:3-5",
    ]);
    expect(["2027-04-08", "2027-08-08"].map(at)).toEqual(Array(2).fill("Psalm 43:3-5"));
    expect(psalmsOf("2027-08-17", "morning").portion.reference).toBe("Psalm 88:1-7");
  });

  test("gives way on the great days to a psalm of theirs", () => {
    expect(psalmsOf("2027-03-26", "morning")).toMatchObject({
      psalms: "Psalm 22",
      portion: { reference: "Psalm 22:1-8" },
    });
    const titles = days.flatMap((day) => namedDay(day)?.title ?? []);
    for (const title of Object.keys(greatDays)) expect(titles).toContain(title);
    const own = [
      "2026-12-25",
      "2027-01-06",
      "2027-02-10",
      "2027-03-21",
      "2027-03-28",
      "2027-05-06",
    ];
    for (const day of [...own, "2027-05-16", "2027-05-23", "2027-11-01", "2027-11-21"])
      expect(psalmsOf(day, "evening").psalms, day).toMatch(/^Psalm \d+$/);
  });

  test("has the psalms of the thirtieth on the thirty-first as well", () => {
    expect(getPsalms("2026-10-31")).toBe(getPsalms("2026-10-30"));
  });
});

describe("the prayers", () => {
  test("are twenty praises, and closing prayers and examens for the nights of two weeks", () => {
    expect(praises).toHaveLength(20);
    expect([examens.length, nightPrayers.length]).toEqual([12, 12]);
    expect([sundayExamens.length, sundayNightPrayers.length]).toEqual([5, 6]);
    expect(new Set(praises).size).toBe(20);
    // What is sung in Lent knows nothing yet of the keys of death.
    expect(quietPraises).toHaveLength(8);
    expect(new Set([...sundayExamens, ...examens, ...Object.values(examensOf)].flat()).size).toBe(
      76,
    );
    for (const ofSeason of [openings, nightOpenings, nightBlessings].flatMap(Object.values))
      expect(ofSeason.length % 7).not.toBe(0);
  });

  test("for others come in twenty-four sets for weekdays and seven for Sundays, and none comes twice in four weeks", () => {
    const sets = [...sundayIntercessions, ...intercessions];
    expect([sundayIntercessions.length, intercessions.length]).toEqual([7, 24]);
    expect(new Set(sets.flatMap(({ petitions }) => petitions)).size).toBe(31 * 5);
    for (const first of days) {
      const month = Array.from({ length: 28 }, (_, at) => getIntercessions(addDays(first, at)));
      expect(new Set(month).size, first).toBe(28);
    }
    const names = sets.map(({ about }) => about);
    expect(new Set(names).size).toBe(31);
    expect(names).toContain("For what the world needs");
  });

  test("of a Sunday meet each of its examens, and each of its night prayers", () => {
    const sundays = Array.from({ length: 7 * 6 * 5 }, (_, at) => at);
    const pairs = (one: readonly unknown[], other: readonly unknown[]) =>
      new Set(sundays.map((at) => `${at % one.length} ${at % other.length}`)).size;
    expect(pairs(sundayIntercessions, sundayExamens)).toBe(35);
    expect(pairs(sundayIntercessions, sundayNightPrayers)).toBe(42);
    expect(pairs(sundayExamens, sundayNightPrayers)).toBe(30);
  });

  test("for others are one breath each, and name no news", () => {
    for (const petition of [...sundayIntercessions, ...intercessions, ...ofGreatDays].flatMap(
      ({ petitions }) => petitions,
    )) {
      expect(wordCount(petition), petition).toBeLessThanOrEqual(32);
      expect(petition).not.toMatch(/Ukrain|Russia|Gaza|Israel|Sudan|Iran|China|virus|\b20\d\d\b/);
    }
  });

  test("of old are twenty, each once, and each says where it is from", () => {
    const old = [...oldMorningPrayers, ...oldNightPrayers];
    expect([oldMorningPrayers.length, oldNightPrayers.length]).toEqual([10, 10]);
    expect(new Set(old.map(({ text }) => text)).size).toBe(20);
    for (const { text, source } of old) {
      expect(source).toMatch(/, (?:1662|1838|1889)$/);
      expect(text).toMatch(/[.]$/);
      expect(wordCount(text)).toBeLessThanOrEqual(120);
      expect(text).not.toMatch(/counted dead|too late|finally lose/i);
    }
  });

  test("of the weeks are all prayed, each in a week of its own", () => {
    const byWeek = new Map<string, Set<string>>();
    for (const day of days) {
      const { name, week } = seasonOf(day);
      const key = `${day.slice(0, 4)} ${name} ${week}`;
      byWeek.set(key, (byWeek.get(key) ?? new Set()).add(getCollect(day)));
    }
    const used = new Set([...byWeek.values()].flatMap((each) => [...each]));
    const ofWeeks = Object.values(collects).flat();
    expect(ofWeeks.filter((collect) => !used.has(collect))).toEqual([]);
    // Within one year no week has the prayer of another.
    for (const year of ["2008", "2011", "2026", "2038"]) {
      const weeks = [...byWeek].filter(([key]) => key.startsWith(year));
      const own = weeks.map(([, prayers]) => [...prayers].find((each) => ofWeeks.includes(each)));
      const said = own.filter((each) => each !== undefined);
      expect(new Set(said).size, year).toBe(said.length);
    }
  });

  test.each(Object.entries(collects))("of %s are short", (_, prayers) => {
    for (const prayer of prayers) {
      expect(wordCount(prayer)).toBeGreaterThanOrEqual(20);
      expect(wordCount(prayer)).toBeLessThanOrEqual(62);
    }
  });

  test.each(collectTexts)("$name ends as collects do", ({ text }) => {
    const ending = text.slice(text.lastIndexOf(";"));
    expect(ending).toMatch(
      /^; (?:through|for|in the name of|one God)\b.*\b(?:Jesus|Christ|Father|Him|Persons|redeemed|loved them)\b/,
    );
  });
});

describe("what is said in turn", () => {
  const titlesOn = (name: "morning" | "night", day: string) =>
    getOffice(name, day).steps.map(({ title }) => title);

  test("each of the songs is sung often, none twice in a week, where the reading leaves time", () => {
    const names = songs.map(({ title }) => title);
    expect(songs.map(({ reference }) => reference.replace(/ \d.*/, "")).sort()).toEqual(
      "1 Samuel,Isaiah,Isaiah,Isaiah,Luke,Luke,Philippians,Revelation,Revelation".split(","),
    );
    for (const first of days) {
      // A great day may choose the song of another, and a Sunday with a long lesson the shortest.
      const week = Array.from({ length: 7 }, (_, at) => addDays(first, at)).filter(
        (day) => !namedDay(day) && weekday(day) !== 0,
      );
      const sung = week
        .flatMap((day) => titlesOn("morning", day))
        .filter((title) => names.includes(title));
      expect(new Set(sung).size, first).toBe(sung.length);
    }
    const sung = days
      .flatMap((day) => titlesOn("morning", day))
      .filter((one) => names.includes(one));
    expect(sung.length / days.length).toBeGreaterThanOrEqual(0.66);
    for (const name of names)
      expect([name, sung.filter((one) => one === name).length >= 60]).toEqual([name, true]);
    const sundays = days.filter((day) => weekday(day) === 0);
    const without = sundays.filter(
      (day) => !titlesOn("morning", day).some((title) => /\bsong\b/.test(title)),
    );
    expect(without).toEqual([]);
    const creedless = sundays.filter(
      (day) => !titlesOn("morning", day).some((title) => title.endsWith("Creed")),
    );
    expect(creedless).toEqual([]);
    expect(days.every((day) => titlesOn("night", day).includes("Simeon’s song"))).toBe(true);
  });

  test("a creed stands on Sundays and feasts, the Jesus Prayer on Wednesdays, Fridays and in Lent", () => {
    const creedOn = (day: string) =>
      titlesOn("morning", day).find((title) => title.endsWith("Creed"));
    expect(["2027-01-01", "2027-03-28", "2027-05-16"].map(creedOn)).toEqual(
      Array(3).fill(creeds.nicene.title),
    );
    // The whole story of the birth leaves time for the shorter one.
    expect(["2026-12-25", "2026-11-29", "2027-02-14", "2027-07-11"].map(creedOn)).toEqual(
      Array(4).fill(creeds.apostles.title),
    );
    expect(creedOn("2027-07-12")).toBeUndefined();
    const isFast = (day: string) => titlesOn("morning", day).includes("The Jesus Prayer");
    expect(["2026-12-02", "2026-12-04", "2027-02-11", "2027-03-23"].every(isFast)).toBe(true);
    expect(["2026-12-03", "2026-12-25", "2027-02-14", "2027-07-11"].some(isFast)).toBe(false);
  });

  test("a confession with its promise stands in two nights of three, an old prayer in the third", () => {
    const met = new Set<string>();
    for (const first of days) {
      const week = Array.from({ length: 7 }, (_, at) => getOffice("night", addDays(first, at)));
      const said = week.flatMap(({ steps }) => {
        const place = steps.findIndex(({ title }) => title === "Confession");
        const isOld = steps.some(({ title }) => title === "An old prayer");
        expect([first, isOld]).toEqual([first, place < 0]);
        if (place >= 0) expect(steps[place + 1]?.title).toBe("A promise");
        return steps[place]?.text ?? [];
      });
      expect(new Set(said).size, first).toBe(said.length);
      expect(said.length, first).toBeGreaterThanOrEqual(4);
      for (const text of said) met.add(text);
    }
    expect([met.size, confessions.length]).toEqual([8, 8]);
  });

  test("the words that open and close are those of the season", () => {
    const seasons = { advent: "2026-12-01", lent: "2027-02-20", easter: "2027-04-10" };
    for (const name of ["morning", "night"] as const) {
      const own = Object.values(seasons).map((day) => getOffice(name, day).steps[0]?.reference);
      expect(new Set(own).size).toBe(3);
      const ordinary = Array.from({ length: 28 }, (_, at) => {
        const { steps } = getOffice(name, addDays("2027-07-04", at));
        return steps[0]?.reference;
      });
      expect(own.filter((reference) => ordinary.includes(reference))).toEqual([]);
      expect(new Set(ordinary).size).toBeGreaterThanOrEqual(5);
    }
  });
});

describe.each(["morning", "night"] as const)("%s prayer", (name) => {
  test("is there on every day, each step once, in three to eight minutes, on a great day or a Sunday in nine and a half", () => {
    for (const day of days) {
      const { steps, blessing } = getOffice(name, day);
      expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length);
      for (const { title, text } of steps)
        expect([day, title, text !== ""]).toEqual([day, title, true]);
      const length = minutes(steps);
      const most = weekday(day) === 0 || namedDay(day) ? 9.5 : 8.1;
      expect(length >= 3 && length <= most, `${day}: ${length} minutes`).toBe(true);
      expect(blessing.verses).not.toBe("");
    }
  });
});

describe("help", () => {
  test("stands with every night prayer, and with what is asked for the sick, the lost and homes", () => {
    for (const day of days.slice(0, 14)) {
      expect(getOffice("night", day).needsHelpLines).toBe(true);
      const { needsHelpLines, unsafeHome } = getOffice("morning", day);
      // A hard page may need them on other days, too.
      if ([3, 6].includes(weekday(day))) expect([day, needsHelpLines]).toEqual([day, true]);
      if ([4, 5].includes(weekday(day))) expect([day, unsafeHome]).toEqual([day, true]);
    }
  });

  test("and a word stand with the pages that have been used to harm, and nobody has to picture them", () => {
    const read = new Map(
      Array.from({ length: 4 * 365 }, (_, at) => addDays("2026-01-01", at)).flatMap((day) => {
        const { steps, ...help } = getOffice("morning", day);
        const reading = steps.find(({ title }) => title === "A reading");
        const silence = steps.find(({ title }) => title === "Silence");
        return reading?.reference ? [[reading.reference, { ...help, reading, silence }]] : [];
      }),
    );
    for (const reference of [
      "Ephesians 5:21-33",
      "Colossians 3:12-25",
      "1 Peter 2:13-25",
      "1 Peter 3:1-13",
      "Mark 10:1-12",
      "Matthew 19:1-12",
      "Matthew 18:15-20",
    ])
      expect([reference, read.get(reference)]).toMatchObject([
        reference,
        { unsafeHome: true, reading: { note: expect.stringMatching(/\w/) } },
      ]);
    for (const reference of ["Ecclesiastes 4:1-8", "Jonah 4:1-11", "Revelation 9:1-12"])
      expect([reference, read.get(reference)]).toMatchObject([
        reference,
        { needsHelpLines: true, reading: { note: expect.stringMatching(/\w/) } },
      ]);
    for (const reference of ["John 19:16-30", "Revelation 3:1-9", "1 Timothy 1:1-11"])
      expect([reference, read.get(reference)?.reading.note]).toEqual([
        reference,
        expect.stringMatching(/\w/),
      ]);
    for (const { reading, silence } of read.values())
      if (reading.note) expect(silence?.text ?? "").not.toMatch(/Picture yourself/);
  });

  test("stands wherever an intercession speaks of danger", () => {
    for (const set of [...sundayIntercessions, ...intercessions, ...ofGreatDays]) {
      const { about, petitions, needsHelpLines, unsafeHome } = set;
      const words = petitions.join(" ");
      if (/\bdark\b|alive|not wake up|keep them with us|would miss them|suicide/.test(words))
        expect([about, needsHelpLines]).toEqual([about, true]);
      if (/own home|forgive/.test(words)) expect([about, unsafeHome]).toEqual([about, true]);
    }
  });
});
