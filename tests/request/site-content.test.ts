import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;

/** The examples, published, with a photo, and two of ours taken away. */
beforeAll(async () => {
  const DATA_DIR = temporaryFolder();
  const site = join(DATA_DIR, "site");
  for (const kind of ["plans", "themes", "articles", "pages"]) {
    cpSync(`content/example-site/${kind}`, join(site, kind), { recursive: true });
    for (const name of readdirSync(join(site, kind))) {
      const path = join(site, kind, name);
      const text = readFileSync(path, "utf8").replace(/^draft: .*\n/m, "");
      writeFileSync(
        path,
        text.replace("# image: bell", "image: bell").replace("# alt: The", "alt: The"),
      );
    }
  }
  for (const name of ["plans/1.md", "themes/theme-9.md"])
    writeFileSync(join(site, name), "---\nhidden: true\n---\n");
  mkdirSync(join(site, "images"), { recursive: true });
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: "#a63" } });
  await photo
    .withExif({ IFD0: { Artist: "Ann Somebody" } })
    .jpeg()
    .toFile(join(site, "images/bell.jpg"));
  server = await startServer({ DATA_DIR });
});

const open = async (path: string) => {
  const response = await fetch(server.url + path);
  expect(response.status).toBe(200);
  return response.text();
};

const documentOf = async (path: string) => new JSDOM(await open(path)).window.document;

it("a plan of the operator's is a page like any other, with the Bible's own words", async () => {
  const document = await documentOf("/plan/example?day=2");
  expect(document.title).toContain("Day 2: Kept - Three Quiet Evenings");
  expect(document.body.textContent).toContain("The LORD will watch over your coming and going");
  const picture = document.querySelector("meta[property='og:image']")?.getAttribute("content");
  expect(picture).toMatch(/\/og\/scene-lamp\.png$/);
  const drawn = await fetch(server.url + new URL(picture ?? "").pathname);
  expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "image/png"]);
});

it("it stands in lists, search, site map and verse index; an article in the feed, too", async () => {
  expect(await open("/plans")).toContain('href="/plan/example"');
  expect(await open("/themes")).toContain('href="/theme/example"');
  expect(await open("/search?q=quiet+evenings")).toContain('href="/plan/example"');
  expect(await open("/bible/psalms/131")).toContain("Three Quiet Evenings");
  const map = await open("/sitemap.xml");
  for (const path of ["/plan/example?day=3", "/theme/example", "/blog?article=example"])
    expect(map).toContain(`${path}</loc>`);
  expect(await open("/feed.xml")).toContain("Why We Ring the Bell at Noon");
});

it("what was taken away answers with what comes near, and is offered nowhere", async () => {
  const document = await documentOf("/plan/1");
  expect(document.body.textContent).toContain("We have no plan called");
  for (const path of ["/", "/?featured=all", "/plans", "/sitemap.xml", "/themes", "/pray"])
    expect(await open(path)).not.toMatch(/\/plan\/1["<?]|theme-9/);
});

it("a photo stands over the drawing, and is served without what its camera wrote", async () => {
  const article = await documentOf("/blog?article=example");
  const photo = article.querySelector("dialog img.photo");
  const address = photo?.getAttribute("src") ?? "";
  expect(address).toMatch(/^\/images\/bell\.[\da-f]{12}\.jpg$/);
  const response = await fetch(server.url + address);
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(Buffer.from(await response.arrayBuffer()).includes("Ann Somebody")).toBe(false);
  expect(article.querySelector("meta[property='og:image']")?.getAttribute("content")).toContain(
    address,
  );
  const gone = await fetch(`${server.url}/images/bell.jpg`);
  expect(gone.status).toBe(404);
});

it("a legal page and the page about us say the operator's words", async () => {
  expect(await open("/privacy-policy")).toContain("Effective November 29, 2026");
  const about = await open("/about");
  expect(about).toContain("A small church by the river");
  expect(about).not.toContain("founded in 2023");
});
