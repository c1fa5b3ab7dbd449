import sharp from "sharp";
import { expect, test } from "vitest";
import { readPng } from "../support/png";
import { withServer } from "../support/with-server";

const server = withServer();

async function get(path: string) {
  const response = await fetch(server.url + path, { redirect: "manual" });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get("Content-Type"), bytes };
}

test("favicon.ico is there for browsers that ask unasked, with three sizes", async () => {
  const { status, type, bytes } = await get("/favicon.ico");
  expect([status, type]).toEqual([200, "image/x-icon"]);
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3]);
  expect([0, 1, 2].map((index) => bytes[6 + 16 * index])).toEqual([16, 32, 48]);
});

test("favicon.svg is a drawing", async () => {
  const { status, type, bytes } = await get("/favicon.svg");
  expect([status, type]).toEqual([200, "image/svg+xml; charset=utf-8"]);
  expect(String(bytes)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox/);
});

test("the touch icon is opaque and of the size that phones ask for", async () => {
  const { status, type, bytes } = await get("/apple-touch-icon.png");
  expect([status, type]).toEqual([200, "image/png"]);
  expect(readPng(bytes)).toEqual({ width: 180, height: 180, colours: 3 });
});

type Picture = { src: string; sizes: string; type: string; purpose?: string };
type Screenshot = Picture & { form_factor: string; label: string };

async function manifestOf() {
  const { status, type, bytes } = await get("/site.webmanifest");
  expect([status, type]).toEqual([200, "application/manifest+json; charset=utf-8"]);
  return JSON.parse(String(bytes));
}

/** @returns its width and height, where it has any. */
async function sizeOf({ src, sizes, type: told }: Picture, most: number) {
  const { status, type, bytes } = await get(src);
  expect([src, status, type?.split(";")[0]]).toEqual([src, 200, told]);
  expect([src, bytes.length < most]).toEqual([src, true]);
  if (told !== "image/png") return { width: 0, height: 0 };
  const { width, height } = readPng(bytes);
  expect(`${width}x${height}`).toBe(sizes);
  return { width, height };
}

test("the manifest names icons that are there, in the sizes it tells", async () => {
  const { id, name, start_url, scope, display, icons } = await manifestOf();
  expect({ id, name, start_url, scope, display }).toEqual({
    id: "/",
    name: "Prayer LIFE",
    start_url: "/",
    scope: "/",
    display: "standalone",
  });
  for (const icon of icons) await sizeOf(icon, 40_000);
  const masked = icons.filter(({ purpose }: Picture) => purpose === "maskable");
  expect([icons.length, masked.length]).toEqual([4, 1]);
});

test("what a launcher cuts off a maskable icon is sky and ground alone", async () => {
  const { bytes } = await get("/icon-maskable.png");
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  let brightest = 0;
  for (let y = 0; y < middle; y++)
    for (let x = 0; x < info.width; x++) {
      if (Math.hypot(x - middle, y - middle) < info.width * 0.4) continue;
      const at = (y * info.width + x) * info.channels;
      brightest = Math.max(brightest, data[at + 1] ?? 0);
    }
  expect(brightest).toBeLessThan(110);
});

test("the manifest's screenshots are such as browsers show, and small", async () => {
  const { screenshots } = (await manifestOf()) as { screenshots: Screenshot[] };
  const shapes = new Map<string, Set<number>>();
  for (const picture of screenshots) {
    const { width, height } = await sizeOf(picture, 60 * 1_024);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    expect(picture.label).toMatch(/\w/);
    const shape = shapes.get(picture.form_factor) ?? new Set();
    shapes.set(picture.form_factor, shape.add(width / height));
  }
  expect([...shapes].map(([name, { size }]) => [name, size])).toEqual([
    ["narrow", 1],
    ["wide", 1],
  ]);
});

test("every address of the manifest is one of ours, and what is shared goes where it is taken", async () => {
  const { start_url, shortcuts, share_target } = await manifestOf();
  for (const { url, icons } of shortcuts) {
    expect([url, [200, 303].includes((await get(url)).status)]).toEqual([url, true]);
    expect(icons.length).toBeGreaterThan(0);
  }
  expect((await get(start_url)).status).toBe(200);
  expect(share_target).toEqual({
    action: "/share",
    method: "POST",
    enctype: "application/x-www-form-urlencoded",
    params: { title: "title", text: "text", url: "url" },
  });
});
