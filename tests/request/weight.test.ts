import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { rows } from "~/pages";
import { askRaw } from "../support/raw";
import { withServer } from "../support/with-server";
import { openPage } from "./support/document";

const server = withServer({ PHOTOS: "off" });

/** Bytes of the bodies that a first visit to the home page is sent, by their kind. */
const weight = { html: 0, css: 0, js: 0, woff2: 0, svg: 0 };

let plain = { bytes: 0, elements: 0 };

const get = (path: string) =>
  askRaw(server.port, { path, headers: { "Accept-Encoding": "gzip, deflate, br" } });
const limit = (kilobytes: number) => kilobytes * 1024;

beforeAll(async () => {
  const home = await askRaw(server.port, { path: "/" });
  // The server does this at leisure, some time after its first response.
  weight.html = brotliCompressSync(home.body).length;
  const { document } = await openPage(server, "/");
  plain = { bytes: home.body.length, elements: document.querySelectorAll("*").length };
  const found = home.text.match(/\/assets\/[\w.-]+\.(css|js|woff2|svg)/g) ?? [];
  for (const path of new Set(found)) {
    const { status, body } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    const kind = path.slice(path.lastIndexOf(".") + 1) as keyof typeof weight;
    weight[kind] += body.length;
  }
});

describe("a first visit to the home page", () => {
  it.each([
    ["html", 9.5],
    ["css", 14],
    ["js", 107],
    ["woff2", 32],
    ["svg", 21],
  ] as const)("is sent no more %s than %d KB", (kind, most) => {
    expect(weight[kind]).toBeGreaterThan(limit(5));
    expect(weight[kind]).toBeLessThanOrEqual(limit(most));
  });

  it("is to read no more than 45 KB and 500 elements", () => {
    expect(plain.bytes).toBeLessThanOrEqual(limit(45));
    expect(plain.elements).toBeLessThanOrEqual(500);
  });

  it("is sent no more than 180 KB in all", () => {
    const all = Object.values(weight).reduce((sum, each) => sum + each);
    expect(all).toBeLessThanOrEqual(limit(180));
  });
});

it("what the browser is told of are the routes that have a page", () => {
  const folder = "build/client/assets";
  const [name = ""] = readdirSync(folder).filter((file) => /^manifest-[\da-f]{8}\.js$/.test(file));
  const written = readFileSync(`${folder}/${name}`, "utf8");
  const { routes } = JSON.parse(written.slice(written.indexOf("{"), written.lastIndexOf("}") + 1));
  const told = Object.keys(routes);
  const paged = rows.filter(([, { file }]) => file.endsWith(".tsx"));
  expect(told).toHaveLength(paged.length + 1);
  expect(told.filter((id) => /\/(?:api|robots|feed|image)\b/.test(id))).toEqual([]);
});

it("the sheet of a room says none of the classes once more that the first has", () => {
  const folder = "build/client/assets";
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"));
  const classesOf = (name: string) =>
    readFileSync(`${folder}/${name}`, "utf8").match(/(?<=[{}])\.[^{},]+\{[^{}]+\}/g) ?? [];
  const isFirst = (name: string) => name.startsWith("styles-");
  const first = new Set(sheets.filter(isFirst).flatMap(classesOf));
  const seconds = sheets.filter((name) => !isFirst(name)).flatMap(classesOf);
  expect([first.size > 400, seconds.length > 700]).toEqual([true, true]);
  expect(seconds.filter((each) => first.has(each))).toEqual([]);
});
