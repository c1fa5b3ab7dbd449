import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pages } from "~/pages";
import { withoutShared } from "../../../vite/second-sheets";

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

describe("a second sheet", () => {
  const classes = (css: string) => `@layer utilities{${css}}`;

  it("has nothing that the first has, nor the theme's values once more", () => {
    const [, room] = withoutShared([
      `@layer theme{:root{--gap:1px}}${classes(".a{gap:var(--gap)}@media print{.b{top:0}}")}`,
      classes(
        ".a{gap:var(--gap,1px)}.c{gap:var(--gap,1px)}.d{gap:var(--own,1px)}@media print{.b{top:0}}",
      ),
    ]);
    expect(room).toBe(classes("@layer u0{.c{gap:var(--gap)}.d{gap:var(--own,1px)}}"));
  });

  it("yields to those of the first that come after its own, as in one sheet", () => {
    const shared = ".x{padding-inline:1px}.t{padding-top:2px}@media print{.p{color:red}}";
    const room =
      ".x{padding-inline:1px}.y{padding-block:3px}.t{padding-top:2px}@media print{.p{color:red}}";
    expect(withoutShared([classes(shared), classes(room)])).toEqual([
      classes(
        "@layer u0{.x{padding-inline:1px}}@layer u1{.t{padding-top:2px}@media print{.p{color:red}}}",
      ),
      classes("@layer u0{.y{padding-block:3px}}"),
    ]);
  });

  it("keeps what stands outside the classes, where it hides what is hidden by itself", () => {
    const rest = "[hidden]{display:none}";
    const property = '@property --x{syntax:"*";inherits:false}';
    const sheets = [
      rest + classes(".a{top:0}") + property,
      rest + classes(".b{left:0}") + property,
    ];
    expect(withoutShared(sheets)[1]).toBe(rest + classes("@layer u0{.b{left:0}}"));
  });
});
