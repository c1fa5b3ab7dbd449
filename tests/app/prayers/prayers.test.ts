import { beforeEach, describe, expect, it } from "vitest";
import { prayersFull } from "#content/pages/saving";
import type { User } from "#db/accounts/users.server";
import { listDue } from "#db/prayers/prayer-days.server";
import { getPrayer } from "#db/prayers/prayers.server";
import type { IntentArgs } from "~/forms/action.server";
import { dayOf } from "~/plans/persons-day.server";
import {
  bibleSource,
  doWithPrayer,
  findSource,
  findVerses,
  isSavePrayerIntent,
  savedOf,
  savePrayerFrom,
  savePrayerIntent,
} from "~/prayers/prayers.server";
import { saveMessages, visitorSaveMessage } from "~/prayers/save-prayer";
import { database } from "~/runtime/database.server";
import { withSettings } from "../../support/settings";
import { userOf } from "../user";

let ann: User;
let bea: User;

beforeEach(async () => {
  withSettings();
  [ann, bea] = [await userOf("anna"), await userOf("beate")];
});

const prayersOf = async (user: User) =>
  (await listDue(database(), user.id, await dayOf(user), { limit: 9, offset: 0 })).prayers;

describe("a prayer of the site", () => {
  it("is saved with its words and where they stand, once", async () => {
    expect(await savePrayerFrom(ann, "theme/theme-2")).toEqual({
      ...{ end: "saved", message: saveMessages.prayer.saved },
    });
    expect(await savePrayerFrom(ann, "theme/theme-2")).toEqual({
      ...{ end: "before", message: saveMessages.prayer.before },
    });
    const found = findSource("theme/theme-2");
    const saved = { title: found?.title, text: found?.text, source: "theme/theme-2" };
    expect(await prayersOf(ann)).toEqual([expect.objectContaining(saved)]);
    expect(await prayersOf(bea)).toEqual([]);
  });

  it("is not saved where My Prayers is full, which is told as an error", async () => {
    await database().write(async (tx) => {
      const all = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
        INSERT INTO prayers ("userId", handle, text, "writtenOn", "createdAt", "updatedAt")
        SELECT ${ann.id}, printf('%022d', i), 'x', '2026-11-22', 1, 1 FROM n`;
      await tx.run(all);
    });
    expect(await savePrayerFrom(ann, "theme/theme-2")).toEqual({
      ...{ end: "full", message: { ...prayersFull, variant: "destructive" } },
    });
  });

  it("that is none is an error of the program", async () => {
    await expect(savePrayerFrom(ann, "theme/none")).rejects.toThrow("There is no theme/none");
  });

  it("is known as saved by the person who did", async () => {
    await savePrayerFrom(ann, "theme/theme-2");
    const sources = { one: "theme/theme-1", two: "theme/theme-2" };
    expect(await savedOf(ann, sources)).toEqual({ one: false, two: true });
    expect(await savedOf(bea, sources)).toEqual({ one: false, two: false });
  });
});

describe("the button that saves a prayer", () => {
  const path = "/theme/theme-2?from=home";
  const button = savePrayerIntent("save-prayer", {
    ...{ source: "theme/theme-2", path, visitorMessage: visitorSaveMessage(path) },
  });
  const press = async (user?: User) =>
    button({ user, form: new FormData(), path, session: {} } as never as IntentArgs);
  const where = { search: { from: "home" }, hash: "save-prayer", stays: true };

  it("says in its place that it is saved, or was before", async () => {
    const pressed = await press(ann);
    const message = { ...saveMessages.prayer.saved, inPlace: true };
    expect(pressed).toEqual({ ...where, message, done: "save-prayer" });
    const again = await press(ann);
    expect(again).toMatchObject({ ...where, message: { title: saveMessages.prayer.before.title } });
    expect(again?.done).not.toBe("save-prayer");
  });

  it("of a visitor waits for their sign-in", async () => {
    expect(await press()).toMatchObject({
      ...where,
      message: { title: visitorSaveMessage(path).title },
      session: { pendingIntent: { intent: "save-prayer", item: "theme/theme-2" } },
    });
    expect(await prayersOf(ann)).toEqual([]);
  });

  it("is told from others by its name", () => {
    expect(["save-prayer", "save-verse-2", "delete", "unsave-"].map(isSavePrayerIntent)).toEqual([
      ...[true, true, false, false],
    ]);
  });
});

describe("what is done with a prayer", () => {
  it("is done with one's own alone", async () => {
    await savePrayerFrom(ann, "theme/theme-2");
    const [{ handle = "" } = {}] = await prayersOf(ann);
    for (const todo of ["prayed", "again", "wake", "delete"] as const)
      expect([todo, await doWithPrayer[todo](bea, handle)]).toEqual([todo, false]);
    for (const todo of ["prayed", "again", "wake"] as const)
      expect([todo, await doWithPrayer[todo](ann, handle)]).toEqual([todo, true]);
    expect((await getPrayer(database(), ann.id, handle))?.prayedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await doWithPrayer.delete(ann, handle)).toBe(true);
    expect(await getPrayer(database(), ann.id, handle)).toBeUndefined();
  });
});

describe("verses of the Bible", () => {
  it("are words that can be saved, with their place", () => {
    expect(findVerses(["psalms", "23", "1"])).toEqual({
      text: expect.stringMatching(/shepherd/i),
      reference: "Psalm 23:1",
      pageTitle: "Psalm 23:1",
      path: expect.stringContaining("/psalms/23"),
    });
    expect(findVerses(["psalms", "23", "1-6"])?.text.length).toBeGreaterThan(400);
    expect(bibleSource("psalms", 23, "1-3")).toBe("bible/psalms/23/1-3");
    expect(findSource("bible/psalms/23/1-3")).toEqual(findVerses(["psalms", "23", "1-3"]));
  });

  it.each([
    ["no book", ["psalm-book", "23", "1"]],
    ["no chapter", ["psalms", "151", "1"]],
    ["no verses", ["psalms", "23", ""]],
    ["no such verse", ["psalms", "23", "7"]],
    ["partly no such verse", ["psalms", "23", "1,6-7"]],
    ["odd marks", ["psalms", "23", "3-1"]],
    ["more than a prayer holds", ["psalms", "119", "1-176"]],
  ])("are none where there is %s", (_, place) => {
    expect(findVerses(place)).toBeUndefined();
    const [slug = "", chapter, marks = ""] = place;
    expect(bibleSource(slug, Number(chapter), marks)).toBeUndefined();
  });

  it.each(["hour/none", "verse/none/theme-2/1", "verse/theme-2/1", "none", "", "constructor/x"])(
    "nothing is found at %j",
    (source) => {
      expect(findSource(source)).toBeUndefined();
    },
  );
});
