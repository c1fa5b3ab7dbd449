import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { tones } from "#content/art";

const css = readFileSync("app/ui/art/tones.css", "utf8");

it.each(Object.entries(tones))("a scene in %s waits on a sky of its own colors", (name, tone) => {
  const { upper, veil, haze, horizon, middle, near } = tone;
  const rule = new RegExp(`\\.tone-${name} \\{\\s*--dawn: ([^;]*);`);
  expect(rule.exec(css)?.[1]?.match(/#\w+/g)).toEqual([upper, veil, haze, horizon, middle, near]);
});
