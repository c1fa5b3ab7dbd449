import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawPicture } from "~/routes/pictures/picture-drawing.server";
import {
  type Ratio,
  ratios,
  roomOf,
  type Size,
  setWords,
  sizes,
} from "~/routes/pictures/picture-layout";
import { pictureOf } from "~/routes/pictures/picture-request.server";
import { sceneNames } from "~/routes/pictures/picture-scenes";
import { homeScripture } from "../../../../content/pages/home";
import { plans } from "../../../../content/plans/plans";
import { themes } from "../../../../content/themes/themes";
import { getVerse } from "../../../../content/verses/verses";

/** A leap year has them all. */
const dayVerses = Array.from({ length: 366 }, (_, index) =>
  getVerse(new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 10)),
);

const allRatios = Object.keys(ratios) as Ratio[];
const quoted = [
  homeScripture,
  ...plans.flatMap(({ days }) => days.map(({ scripture }) => scripture)),
  ...themes.flatMap(({ scriptures }) => scriptures),
  ...dayVerses,
].map(({ verses, reference }) => ({ text: verses, reference }));
const byLength = quoted.toSorted((one, other) => one.text.length - other.text.length);
const [shortest, longest] = [byLength[0], byLength.at(-1)].map((each) => each ?? homeOnly());

function homeOnly(): never {
  throw new Error("Nothing is quoted");
}

describe("words on a picture", () => {
  test.each(allRatios)(
    "every quoted passage has room, whatever size is asked for (%s)",
    (ratio) => {
      for (const { text, reference } of quoted) {
        for (const size of Object.keys(sizes) as Size[]) {
          const set = setWords(text, reference, ratio, size);
          const room = roomOf(ratio, set.veiled);
          expect(set.size, reference).toBeGreaterThanOrEqual(22);
          expect((set.lines[0]?.y ?? 0) - set.size, reference).toBeGreaterThanOrEqual(room.y - 2);
          expect(set.name.y, reference).toBeLessThanOrEqual(room.y + room.height);
          for (const line of set.lines)
            expect(line.width, line.text).toBeLessThanOrEqual(room.width);
          expect(set.lines.map((line) => line.text).join(" ")).toBe(text.replace(/\n+/g, " "));
        }
      }
    },
  );

  const cases = sceneNames.flatMap((scene) =>
    allRatios.flatMap((ratio) => [shortest, longest].map((words) => ({ scene, ratio, words }))),
  );
  test.each(cases)("$scene, $ratio: at least 4.5 to 1 under all of them", async (each) => {
    const { scene, ratio } = each;
    const words = setWords(each.words?.text ?? "", each.words?.reference ?? "", ratio, "middle");
    const room = roomOf(ratio, words.veiled);
    const scale = 0.2;
    const { width, height } = words;
    const svg = drawPicture({ scene, ratio, words }, true).replace(
      `width="${width}" height="${height}"`,
      `width="${width * scale}" height="${height * scale}"`,
    );
    const { data, info } = await sharp(Buffer.from(svg))
      .extract({
        left: Math.floor(room.x * scale),
        top: Math.floor(room.y * scale),
        width: Math.floor(room.width * scale),
        height: Math.floor(room.height * scale),
      })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let lightest = 0;
    for (let at = 0; at < data.length; at += info.channels) {
      lightest = Math.max(lightest, luminance([data[at], data[at + 1], data[at + 2]]));
    }
    for (const ink of [
      [0xfd, 0xf8, 0xea],
      [0xe3, 0xc4, 0x5a],
    ]) {
      expect(
        (luminance(ink) + 0.05) / (lightest + 0.05),
        String(words.veiled),
      ).toBeGreaterThanOrEqual(4.5);
    }
  });
});

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
    expect(picture?.chosen).toMatchObject({ scene: "water", ratio: "square", line: 1 });
    expect(picture?.isWhole).toBe(false);
    expect(picture?.text).toBe(picture?.lines[0]);
    expect(ask("of=plan/anxiety-plan/1&line=999&ratio=round&size=9&scene=sea")?.chosen).toEqual(
      picture?.chosen,
    );
  });

  test("chooses a line, a scene, a shape and a size", () => {
    const picture = ask("of=verse/theme/theme-1/1&line=1&scene=door&ratio=story&size=large");
    expect(picture?.chosen).toMatchObject({
      line: 1,
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
