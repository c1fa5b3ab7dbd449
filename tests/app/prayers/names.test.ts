import { beforeEach, describe, expect, it } from "vitest";
import { forNames } from "#content/pages/my-prayers";
import { addDays } from "#content/year/days";
import type { User } from "#db/accounts/users.server";
import { listDue } from "#db/prayers/prayer-days.server";
import { dayOf } from "~/plans/persons-day.server";
import { namesIn } from "~/prayers/prayer-file.server";
import { saveNames } from "~/prayers/prayer-import.server";
import { newestNote, offeredFor, shown } from "~/prayers/shown-prayer.server";
import { database } from "~/runtime/database.server";
import { withSettings } from "../../support/settings";
import { userOf } from "../user";

describe("names in one go", () => {
  it.each([
    ["Daniel, Emma, Tom, Mum", ["Daniel", "Emma", "Tom", "Mum"]],
    ["Daniel; Emma,, Lena and the baby, Mum.", ["Daniel", "Emma", "Lena and the baby", "Mum"]],
    ["- Daniel\r\n• Emma\n3. Tom & Mum\n \n", ["Daniel", "Emma", "Tom & Mum"]],
    ["Alexander, Sandy Andrews, and Mum", ["Alexander", "Sandy Andrews", "Mum"]],
    ["דניאל، אמה؛ 🕊️ Zoë", ["דניאל", "אמה", "🕊️ Zoë"]],
    [" , and ; ", []],
  ])("of %j", (words, names) => {
    expect(namesIn(words)).toEqual(names);
  });
});

describe("a name alone", () => {
  let ann: User;
  beforeEach(async () => {
    withSettings();
    ann = await userOf("anna");
  });
  const due = async () =>
    (await listDue(database(), ann.id, await dayOf(ann), { limit: 50, offset: 0 })).prayers;

  it("is one entry for each, in their order, and once however often it is sent", async () => {
    const names = ["Daniel", "Emma", "Tom", "Mum"];
    await saveNames(ann, names);
    await saveNames(ann, ["Mum", "Tom", "Tom", "Ida"]);
    expect((await due()).map(({ text, person }) => [text, person])).toEqual(
      ["Ida", ...names].map((name) => [name, name]),
    );
    expect(shown((await due())[0] as never)).toMatchObject({ name: "Ida", person: null, rest: "" });
  });

  it("is offered each passage in turn, a whole one, and words with the name", async () => {
    await saveNames(ann, ["$& Daniel"]);
    const [prayer] = await due();
    if (!prayer) throw new Error("nobody");
    const days = Array.from({ length: 13 }, (_, at) => addDays("2026-11-30", at));
    const offered = days.map((day) => offeredFor(prayer, day));
    expect(new Set(offered.map((each) => each?.passage.reference)).size).toBe(
      forNames.passages.length,
    );
    expect(forNames.words, "each has its own words").toHaveLength(forNames.passages.length);
    for (const each of offered) {
      expect(each?.passage.verses).toMatch(/\w{3}/);
      expect(each?.words).toContain("$& Daniel");
    }
    expect(offeredFor({ ...prayer, text: "His knee" }, "2026-11-30")).toBeUndefined();
  });

  it("has a day of its own each year, and what was noted last is known while praying", async () => {
    await saveNames(ann, ["Emma"]);
    const [due1] = await due();
    if (!due1) throw new Error("nobody");
    const emma = {
      ...due1,
      birthday: "12-01",
      notes: "2026-11-28: Well again\n\n2026-11-30: A test",
    };
    const on = (day: string) => [shown(emma, day).when, offeredFor(emma, day)?.passage.reference];
    expect(on("2026-12-01")).toEqual([["Today is Emma’s birthday"], "Psalm 90:14"]);
    expect(on("2026-11-30")[0]).toEqual(["Birthday on December 1"]);
    expect(offeredFor(emma, "2026-12-01")?.words).toContain("the day Emma was born");
    expect(newestNote(emma, "2026-12-01")).toBe("November 30: A test");
    expect(newestNote(due1, "2026-12-01")).toBeUndefined();
  });
});
