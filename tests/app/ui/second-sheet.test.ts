import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sheet = readFileSync("app/routes/praying.css", "utf8");
const tables = ["app/routes.ts", "app/pages.ts"].map((file) => readFileSync(file, "utf8")).join();

const rooms = [...sheet.matchAll(/@source "\.\/([\w-]+)"/g)].map(([, room]) => `routes/${room}`);
const pages = [...tables.matchAll(/"(routes\/[^"]+\.tsx)"/g)].map(([, file]) => String(file));

it("every page of a room whose utilities stand in the second sheet brings it along", () => {
  const theirs = pages.filter((file) => rooms.some((room) => file.startsWith(`${room}/`)));
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
