import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { sceneNames } from "#content/art";
import { readReference } from "#content/bible/reference";
import { homeScripture } from "#content/pages/home";
import { plans } from "#content/plans/plans";
import { themes } from "#content/themes/themes";
import { getVerse } from "#content/verses/verses";
import { easterOf } from "#content/year/computus";
import { addDays } from "#content/year/days";
import { feastScene } from "#content/year/named-days";
import { drawPicture } from "~/routes/pictures/picture-drawing.server";
import {
  type PictureWords,
  type Ratio,
  ratios,
  roomOf,
  setWords,
  sizes,
} from "~/routes/pictures/picture-layout";
import { pictureChoices, pictureOf } from "~/routes/pictures/picture-request.server";
import { inLines, quotePassage } from "~/runtime/quotation.server";

/** A leap year has them all. */
const dayVerses = Array.from({ length: 366 }, (_, index) =>
  getVerse(new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 10)),
);

const allRatios = Object.keys(ratios) as Ratio[];
/** Of a plan through a book every tenth day stands for the rest. */
const planDays = plans.flatMap(({ days }) =>
  days.filter((_, index) => days.length < 30 || index % 10 === 0),
);
const quoted = [
  homeScripture,
  ...planDays.map(({ scripture }) => scripture),
  ...themes.flatMap(({ scriptures }) => scriptures),
  ...dayVerses,
].map((scripture) => ({ text: inLines(scripture).verses, reference: scripture.reference }));
const byLength = quoted
  .flatMap(({ text, reference }) =>
    pictureChoices(text, true).map((each) => ({ ...each, reference })),
  )
  .toSorted((one, other) => one.text.length - other.text.length);
const atLength = { shortest: byLength[0], longest: byLength.at(-1) };
const allSizes = Object.keys(sizes) as (keyof typeof sizes)[];

describe("words on a picture", () => {
  test.each(allRatios)(
    "all that is quoted can be read, whatever size is asked for (%s)",
    (ratio) => {
      for (const { text, reference } of byLength) {
        for (const size of allSizes) {
          const set = setWords(text, reference, ratio, size, "Prayer LIFE");
          const room = roomOf(ratio, set.veiled);
          expect(set.size, reference).toBeGreaterThanOrEqual(36);
          expect((set.lines[0]?.y ?? 0) - set.size, reference).toBeGreaterThanOrEqual(room.y - 2);
          expect(set.reference.y, reference).toBeLessThanOrEqual(room.y + room.height);
          expect(set.name.y, reference).toBeLessThanOrEqual(set.height - 40);
          for (const line of set.lines) {
            const inset = set.start ? line.x - set.x : 0;
            expect(inset + line.width, line.text).toBeLessThanOrEqual(room.width + 1);
          }
          expect(set.lines.map((line) => line.text).join(" ")).toBe(text.replace(/\n+ */g, " "));
        }
      }
    },
  );

  test("lines of poetry stand each for itself, the second indent further in where lines begin at one side", () => {
    const reference = "Psalm 23:1-3";
    const text = quotePassage(readReference(reference));
    const set = setWords(text, reference, "wide", "small", "Prayer LIFE");
    expect(set.lines.map((line) => line.text)).toEqual(
      text.split(/\n+/).map((each) => each.trim()),
    );
    const indents = text.split(/\n+/).map((each) => (each.startsWith(" ") ? set.size : 0));
    expect(set.lines.map((line) => line.x - set.x)).toEqual(indents);
    const square = setWords(text, reference, "square", "small", "Prayer LIFE");
    expect(new Set(square.lines.map((line) => line.x))).toEqual(new Set([square.x]));
  });

  test("a passage too long for one picture comes in parts, and no word of it is lost", () => {
    for (const { text, reference } of quoted) {
      const [first, ...others] = pictureChoices(text, true);
      const parts = [first, ...others].filter((each) => each?.isPart);
      if (!first?.isPart) expect([reference, first?.text]).toEqual([reference, text]);
      else
        expect(
          parts
            .map((part) => part?.text)
            .join(" ")
            .replace(/\n+ */g, " "),
        ).toBe(text.replace(/\n+ */g, " "));
      for (const part of parts) expect(part?.text.length, reference).toBeLessThan(700);
    }
  });

  const cases = sceneNames.flatMap((scene) => allRatios.map((ratio) => ({ scene, ratio })));
  test.each(cases)("$scene, $ratio: at least 4.5 to 1 under all of them", async (each) => {
    for (const [length, { text = "", reference = "" } = {}] of Object.entries(atLength)) {
      const sets = allSizes.map((size) =>
        setWords(text, reference, each.ratio, size, "Prayer LIFE"),
      );
      for (const set of new Map(sets.map((one) => [one.size, one])).values()) {
        const behind = await lightest(drawPicture({ ...each, words: set }, true), set);
        for (const ink of [
          [0xfd, 0xf8, 0xea],
          [0xe3, 0xc4, 0x5a],
        ]) {
          const contrast = (luminance(ink) + 0.05) / (behind + 0.05);
          expect(contrast, `${length}, ${set.size}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });
});

/** The luminance of the lightest point under the words of a picture and its foot. */
async function lightest(svg: string, set: PictureWords) {
  const scale = 0.1;
  const { width, height, x, start, lines, size, reference, name } = set;
  const small = svg.replace(
    `width="${width}" height="${height}"`,
    `width="${width * scale}" height="${height * scale}"`,
  );
  const { data, info } = await sharp(Buffer.from(small))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const widest = Math.max(...lines.map((line) => line.width), 400);
  let found = 0;
  for (const [at, wide, from, to] of [
    [{ x, start }, widest, (lines[0]?.y ?? 0) - size, reference.y + 8],
    [name, 200, name.y - 30, name.y + 8],
  ] as const) {
    const left = at.start ? at.x : at.x - wide / 2;
    for (let row = Math.floor(from * scale); row < to * scale; row += 1) {
      for (let column = Math.floor(left * scale); column < (left + wide) * scale; column += 1) {
        const at = (row * info.width + column) * info.channels;
        found = Math.max(found, luminance([data[at], data[at + 1], data[at + 2]]));
      }
    }
  }
  return found;
}

describe("the address of a picture", () => {
  const ask = (query: string) => pictureOf(new URLSearchParams(query));

  test("names words of ours or verses of the Bible, and nothing else", () => {
    expect(ask("of=verse/home")?.text).toBe(homeScripture.verses);
    expect(ask("of=Psalm+23:1")?.name).toBe("Psalm 23:1");
    for (const of of ["", "verse/plan/none/1", "My own words", "Psalm 23", "Psalm 23:400"]) {
      expect(ask(new URLSearchParams({ of }).toString()), of).toBeUndefined();
    }
  });

  test("begins with the scene of its plan, a square, and one line of a long prayer", () => {
    const picture = ask("of=plan/anxiety-plan/1");
    expect(picture?.chosen).toMatchObject({ scene: "water", ratio: "square", line: "1" });
    expect(picture?.choices.some(({ value }) => value === "0")).toBe(false);
    expect(picture?.text).toBe(picture?.choices[0]?.text);
    expect(ask("of=plan/anxiety-plan/1&line=999&ratio=round&size=9&scene=sea")?.chosen).toEqual(
      picture?.chosen,
    );
  });

  test("chooses a line, a scene, a shape and a size", () => {
    const picture = ask("of=verse/theme/theme-1/1&line=0&scene=door&ratio=story&size=large");
    expect(picture?.chosen).toMatchObject({
      line: "0",
      scene: "door",
      ratio: "story",
      size: "large",
    });
    expect(picture?.words).toMatchObject({ width: 1080, height: 1920 });
  });
});

function luminance(color: readonly (number | undefined)[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value = 0) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("the picture of a feast", () => {
  const sceneOn = (day: string) =>
    pictureOf(new URLSearchParams({ of: getVerse(day).reference }))?.chosen.scene;

  test.each([2000, 2026, 2027, 2028, 2038, 2099])("in %i is that of its day", (year) => {
    const easter = easterOf(year);
    for (const since of [0, 1, 7]) expect(sceneOn(addDays(easter, since))).toBe("easter");
    for (const day of [`${year}-12-24`, `${year}-12-25`, `${year}-01-05`])
      expect(sceneOn(day)).toBe("christmas");
  });

  test("is no other day's, in a year of all days", () => {
    const easter = easterOf(2027);
    for (let day = "2027-01-06"; day < "2027-12-24"; day = addDays(day, 1)) {
      const isEaster = day >= easter && day <= addDays(easter, 7);
      expect(feastScene(day), day).toBe(isEaster ? "easter" : undefined);
      if (!isEaster) expect(["easter", "christmas"], day).not.toContain(sceneOn(day));
    }
  });
});
