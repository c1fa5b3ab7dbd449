import { expect, test } from "vitest";
import { readPng } from "../support/png";
import { withServer } from "../support/with-server";

const server = withServer();

async function get(path: string) {
  const response = await fetch(server.url + path);
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

test("the manifest names icons that are there, in the sizes it tells", async () => {
  const { status, type, bytes } = await get("/site.webmanifest");
  expect([status, type]).toEqual([200, "application/manifest+json; charset=utf-8"]);
  const { name, start_url, icons } = JSON.parse(String(bytes));
  expect([name, start_url, icons.length]).toEqual(["Prayer LIFE", "/", 3]);
  for (const { src, sizes, type: told } of icons) {
    const icon = await get(src);
    expect([src, icon.status, icon.type?.split(";")[0]]).toEqual([src, 200, told]);
    expect(icon.bytes.length).toBeLessThan(40_000);
    if (told !== "image/png") continue;
    const { width, height } = readPng(icon.bytes);
    expect(`${width}x${height}`).toBe(sizes);
  }
});
