import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

/** From the highest to the lowest: each knows only those below it, and its own. */
const floors = [
  ["app/root.tsx", "app/entry."],
  ["app/routes", "app/cli/", "app/cacheable-pages"],
  ["app/accounts/"],
  ["app/groups/"],
  ["app/prayers/", "app/plans/"],
  ["app/letters/"],
  ["app/ui/"],
  ["app/forms/"],
  ["app/http/"],
  ["app/care/", "app/site/"],
  ["app/runtime/", "app/worker/"],
  ["db/", "content/", "app/pages.ts", "app/paths.ts"],
];

const aliases = (mark: string) => (mark === "~" ? "app" : "");

const sources = ["app", "db", "content"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

const imports = new Map(sources.map((file) => [file, importsOf(file)]));

/** The sources that a file imports, by their paths. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/(?:from|import\()\s*"([~.#][^"?]*)"/g)].flatMap(([, name = ""]) => {
    const path = name.startsWith(".") ? join(dirname(file), name) : name.replace(/^~|^#/, aliases);
    return [`${path}.ts`, `${path}.tsx`].filter((each) => existsSync(each));
  });
}

const sheets = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css") && name !== "styles.css")
  .map((name) => `app/${name}`);

/** The style sheets that one brings along. */
function sheetsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/@import "(\.[^"]+)"/g)].map(([, name = ""]) =>
    join(dirname(file), name),
  );
}

const floorOf = (file: string) =>
  floors.findIndex((rooms) => rooms.some((room) => file.startsWith(room)));

it("every room knows only its own floor and those below it", () => {
  expect(sources.filter((file) => floorOf(file) < 0)).toEqual([]);
  const upward = [...imports].flatMap(([file, found]) =>
    found.filter((other) => floorOf(other) < floorOf(file)).map((other) => `${file} -> ${other}`),
  );
  expect(upward).toEqual([]);
});

it("a style sheet brings along only those of its own floor and below it", () => {
  const upward = sheets.flatMap((file) =>
    sheetsOf(file).filter((other) => floorOf(other) < floorOf(file)),
  );
  expect(upward).toEqual([]);
});

it("nothing is imported in a circle", () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" -> "));
    if (done.has(file) || way.includes(file)) return;
    for (const other of imports.get(file) ?? []) walk(other, [...way, file]);
    done.add(file);
  };
  for (const file of sources) walk(file, []);
  expect(circles).toEqual([]);
});
