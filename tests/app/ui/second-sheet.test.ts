import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { pages } from "~/pages";

const sheets = ["routes/praying.css", "routes/account/account.css", "ui/team/team.css"];

/** The folders that a sheet names: `@source "./{a,b}"` in routes/x.css are routes/a and routes/b. */
function folders(sheet: string, mark: string): string[] {
  const lines = readFileSync(`app/${sheet}`, "utf8").matchAll(new RegExp(`${mark} "(.+)";`, "g"));
  return [...lines].flatMap(([, pattern = ""]) => {
    const [, folder = "", names = ""] = /^(.*?)(?:\{(.*)\})?$/.exec(pattern) ?? [];
    const paths = names.split(",").map((name) => new URL(folder + name, `file:///${sheet}`));
    return paths.map(({ pathname }) => pathname.replace(/^\/|\/$/g, ""));
  });
}

const theirs = sheets.flatMap((sheet) => folders(sheet, "@source"));

it("every page of a room whose utilities stand in a second sheet brings it along", () => {
  const files = Object.values(pages)
    .map(({ file }) => `routes/${file}`)
    .filter((file) => file.endsWith(".tsx") && theirs.some((room) => file.startsWith(`${room}/`)));
  expect(files.length).toBeGreaterThan(40);
  const without = files.filter(
    (file) => !/export const links\b|\bas links\b/.test(readFileSync(`app/${file}`, "utf8")),
  );
  expect(without).toEqual([]);
});

it("the first sheet leaves all of these rooms out", () => {
  expect(folders("styles.css", "@source not")).toEqual(expect.arrayContaining(theirs));
});
