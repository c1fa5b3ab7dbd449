import { describe, expect, it } from "vitest";
import type { Prayer } from "#db/prayers/prayers.server";
import { findSource } from "~/prayers/prayers.server";
import {
  afterFirstWords,
  asksHow,
  firstWords,
  glimpseOf,
  nameOf,
  notesOf,
  shown,
} from "~/prayers/shown-prayer.server";

describe("the first words of a prayer", () => {
  it.each([
    ["Keep them both.", "Keep them both.", ""],
    ["Dear God:", "Dear God", ""],
    [
      "Thank you for the walk by the water, and for Ruth, who asked how I really am.",
      "Thank you for the walk by the water",
      ", and for Ruth, who asked how I really am.",
    ],
    [
      "Father, I was short with him again this morning. Give me one slow breath before I answer.",
      "Father, I was short with him again this morning.",
      " Give me one slow breath before I answer.",
    ],
    ["Lord,\nstay with us.", "Lord", ",\nstay with us."],
    [
      "Open a door for Daniel and do not let him think that You have forgotten his name",
      "Open a door for Daniel and do not let him think that You",
      " have forgotten his name",
    ],
    [
      "Father, I do not know how to talk to my neighbor since the argument about the fence.",
      "Father, I do not know how to talk to my neighbor",
      " since the argument about the fence.",
    ],
    ["a".repeat(70), "a".repeat(61), "a".repeat(9)],
  ])("%s", (text, first, rest) => {
    expect([firstWords(text), afterFirstWords(text)]).toEqual([first, rest]);
  });
});

const prayer: Prayer = {
  ...{ handle: "h".repeat(22), title: null, text: "Lord, stay with us.", reference: null },
  ...{ source: null, person: null, weekdays: null, writtenOn: "2026-03-01", prayedOn: null },
  ...{ prayedAt: null, answeredOn: null, answer: null, restsUntil: null, wakesAt: null },
  ...{ createdAt: new Date(1), updatedAt: new Date(1) },
  ...{ rhythm: null, prayUntil: null, birthday: null, anniversary: null, notes: null },
  ...{ beforeOn: null, beforeAt: null },
};

describe("a prayer in the list", () => {
  it("without a name has its first words as one, and its day as heading", () => {
    expect(shown(prayer, "2026-11-22")).toEqual({
      ...{ handle: prayer.handle, name: "Lord, stay with us.", heading: "Written March 1" },
      ...{
        words: prayer.text,
        readsOn: true,
        rest: "",
        isWhole: true,
        isVerse: false,
        isName: false,
      },
      ...{ reference: null, person: null, when: [], from: undefined, prayedOn: undefined },
    });
    expect(shown(prayer, "2027-11-22").heading).toBe("Written March 1, 2026");
  });

  it("with a name, or from the site with a reference, is named so", () => {
    const named = shown({ ...prayer, title: "Evening", reference: "Luke 24:29" });
    expect(named).toMatchObject({ name: "Evening", heading: "Evening", readsOn: false });
    expect(named.rest).toBe(prayer.text);
    const reference = "Luke 24:29";
    expect(nameOf({ ...prayer, reference })).toBe("Lord, stay with us.");
    expect(nameOf({ ...prayer, reference, source: "verse/home" })).toBe(reference);
  });

  it("from the site says where it is from, if that is still there", () => {
    const from = (source: string) => shown({ ...prayer, source }).from;
    const place = findSource("theme/theme-2");
    expect(from("theme/theme-2")).toEqual({ place: place?.pageTitle, path: "/theme/theme-2" });
    expect(from("theme/gone")).toBeUndefined();
  });

  it("says how often, until when and on which days of a person it comes up", () => {
    const when = (more: Partial<Prayer>, today = "2026-11-22") =>
      shown({ ...prayer, ...more }, today).when;
    expect(when({ weekdays: "Sun Mon Tue Wed Thu Fri Sat" })).toEqual(["Every day"]);
    const ended = { rhythm: "third", prayUntil: "2027-01-02", birthday: "02-29" } as const;
    const usual = ["Every third day", "Until January 2, 2027"];
    expect(when({ ...ended, anniversary: "05-14" })).toEqual([...usual, "Anniversary on May 14"]);
    // A birthday is said when it comes near, also in the next year, and is gone on the day behind it.
    expect(when(ended, "2027-02-10")).toContain("Birthday on February 29");
    expect(when({ birthday: "01-05" }, "2026-12-20")).toContain("Birthday on January 5");
    expect(when({ birthday: "01-05" }, "2027-01-06")).toEqual([]);
    expect(when({ rhythm: "saved" })).toEqual([]);
  });

  it("has its notes by their days, and is asked about until there is one behind its last day", () => {
    const notes = "2026-11-20: She wrote.\n\nTwice!\n\n2026-11-21: Again";
    const noted = { ...prayer, notes, prayUntil: "2026-11-20" };
    expect(notesOf(noted, "2026-11-22")).toMatchObject([
      { on: "2026-11-20", day: "November 20", words: "She wrote.\n\nTwice!" },
      { on: "2026-11-21", day: "November 21", words: "Again" },
    ]);
    expect(notesOf({ notes: "no day" })).toMatchObject([{ on: "", day: "", words: "no day" }]);
    expect(asksHow(noted, "2026-11-22")).toBe(false);
    expect(asksHow({ ...noted, prayUntil: "2026-11-21" }, "2026-11-22")).toBe(true);
    expect(asksHow({ ...noted, prayUntil: "2026-11-21" }, "2026-11-21")).toBe(false);
  });

  it("has its days in their words, and when it was prayed", () => {
    const some = shown({ ...prayer, weekdays: "Mon Sat", prayedOn: "2026-11-20" }, "2026-11-22");
    expect(some).toMatchObject({ when: ["On Mondays and Saturdays"], prayedOn: "on November 20" });
    const prayed = (today: string) => shown({ ...prayer, prayedOn: "2026-11-20" }, today).prayedOn;
    expect([prayed("2026-11-20"), prayed("2026-11-21")]).toEqual(["today", "yesterday"]);
  });

  it("is cut where it is long, at the end of a word", () => {
    expect(shown({ ...prayer, text: "a ".repeat(210).trim() }).isWhole).toBe(true);
    const { words, isWhole } = shown({ ...prayer, text: "word ".repeat(100) });
    expect(words).toBe(`${"word ".repeat(84).trim()} …`);
    expect(isWhole).toBe(false);
  });

  it.each([
    ["one two three", 13, "one two three"],
    ["one two three", 12, "one two …"],
    ["one\n\ntwo three", 7, "one …"],
    ["one two\nthree", 10, "one two …"],
    ["onetwothree", 5, "onetw …"],
  ])("%j in %i characters is %j", (text, most, glimpse) => {
    expect(glimpseOf(text, most)).toBe(glimpse);
  });
});
