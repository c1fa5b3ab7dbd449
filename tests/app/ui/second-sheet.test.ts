import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { pages } from "~/pages";

const sheet = readFileSync("app/routes/praying.css", "utf8");

const rooms = [...sheet.matchAll(/@source "\.\/([\w-]+)"/g)].map(([, room]) => `routes/${room}`);
const files = Object.values(pages).map(({ file }) => `routes/${file}`);

it("every page of a room whose utilities stand in the second sheet brings it along", () => {
  const theirs = files.filter(
    (file) => file.endsWith(".tsx") && rooms.some((room) => file.startsWith(`${room}/`)),
  );
  expect(theirs.length).toBeGreaterThan(15);
  const without = theirs.filter(
    (file) => !/export const links\b|\bas links\b/.test(readFileSync(`app/${file}`, "utf8")),
  );
  expect(without).toEqual([]);
});

it("the first sheet leaves all of these rooms out", () => {
  const first = readFileSync("app/styles.css", "utf8");
  for (const room of rooms) expect(first).toContain(`@source not "./${room}";`);
});
